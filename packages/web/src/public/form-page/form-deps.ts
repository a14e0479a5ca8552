import type { Site } from '../../shared/shell/site-context.tsx';
import type { FormPageContent } from './form-page-content.ts';
import type { FormStore } from './form-store.ts';
import type { Guid } from '@form-portal/domain';

/** Dependencies of a form's controller. */
export interface FormDeps {
  readonly store: FormStore;
  readonly page: FormPageContent;
  readonly site: Pick<Site, 'limits' | 'owner' | 'formerOwners' | 'proofOfWorkBits'>;
  readonly element: HTMLFormElement;
  /** Fields that identification answers. */
  readonly verified: readonly Guid[];
}
