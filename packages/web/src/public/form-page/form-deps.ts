import type { Site } from '../../shared/shell/site-context.tsx';
import type { FormPageContent } from './form-page-content.ts';
import type { ResolveForm } from './logic/resolve-form.ts';
import type { FormStore } from './form-store.ts';
import type { Guid } from '@form-portal/domain';

/** Dependencies of a form's controller. */
export interface FormDeps {
  readonly store: FormStore;
  readonly page: FormPageContent;
  readonly site: Pick<Site, 'limits' | 'owner' | 'formerOwners' | 'proofOfWorkBits'>;
  readonly element: HTMLFormElement;
  /** Applies the form's rules; null when they depend on no answers. */
  readonly resolveForm: ResolveForm | null;
  /** Fields that identification answers. */
  readonly verified: readonly Guid[];
}
