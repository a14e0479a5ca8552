import type { ComputedFields } from '../../../shared/form-fields/computed-field-context.ts';
import type { FormPageContent } from '../form-page-content.ts';
import type { AskedForm } from './use-asked-form.ts';

/** What only forms load whose rules depend on answers. */
export interface RulesModule extends ComputedFields {
  /** A hook that follows the answers. */
  readonly useAskedForm: (page: FormPageContent) => AskedForm;
}
