import type { ComputedFields } from '../../shared/form-fields/computed-field-context.ts';
import type { FormFieldsProps } from '../../shared/form-fields/form-fields.tsx';
import type { I18n } from '../../shared/i18n/i18n.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { UseAskedForm } from './logic/use-asked-form.ts';
import type { FormState } from './form-state.ts';
import type { InteractiveModule } from './interactive-module.ts';
import type { PagingModule } from './pages/paging-module.ts';
import type { RequestsModule } from './requests/requests-module.ts';
import type { RowsModule } from './rows/rows-module.ts';
import type { Form, FormCheck, FormProgress } from '@form-portal/domain';
import type { ComponentType, ReactNode } from 'react';

/** A form's page, and the form with only what is asked now. */
export interface FormPartProps {
  readonly page: FormPageContent;
  readonly asked: Form;
  /** The failed checks that keep the form from being sent, and hide what follows them on their page. */
  readonly stops: readonly FormCheck[];
  /** The parts that a form with pages shares with other forms: passed as props, so that they stay in one chunk. */
  readonly plain: PlainParts;
}

export interface QuestionsProps extends FieldsProps {
  readonly form: Form;
  readonly plain: PlainParts;
}

type FieldsProps = Omit<FormFieldsProps, 'sections'>;

export interface EndingProps extends FormPartProps {
  /** Undefined until it is loaded, which happens once there are stops. */
  readonly StopNotice: InteractiveModule['StopNotice'] | undefined;
  /** What the last button does: sends, or shows all answers first. */
  readonly next: 'send' | 'check-answers';
  /** Id of the text that says why the form can't be sent; null when it can. */
  readonly closedBy: string | null;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** The parts of a form's page that differ between forms with and without pages. */
export interface FormParts {
  /** The heading, and the notes about filling in. */
  readonly Head: ComponentType<FormPartProps>;
  readonly Questions: ComponentType<QuestionsProps>;
  /** Wraps what comes at the end of the form, before its buttons. */
  readonly LastPart: ComponentType<FormPartProps & { readonly children: ReactNode }>;
  /** The buttons. */
  readonly Ending: ComponentType<EndingProps>;
  readonly Aside: ComponentType<FormPartProps>;
}

/** The parts of a form without pages. */
export interface PlainParts extends FormParts {
  readonly Fields: ComponentType<FormFieldsProps>;
  readonly Help: ComponentType;
}

/** The parts of a form with pages; no other form loads them. */
export interface PagedParts extends FormParts, PagingModule {
  /** Id of the form element, to which buttons outside of it belong. */
  readonly formId: string;
  readonly firstProgress: (page: FormPageContent) => FormProgress;
  /** The name of the current page in the document title. */
  readonly currentPageTitle: (page: FormPageContent, state: FormState, i18n: I18n) => string;
}

/** What only some forms load for their first paint. */
export interface FormExtras {
  /** Null for a form without pages. */
  readonly paged: PagedParts | null;
  /** Follows the answers; null for a form whose rules depend on none. */
  readonly useAskedForm: UseAskedForm | null;
  /** Null for a form without formulas. */
  readonly computed: ComputedFields | null;
  /** Null for a form that requests no files. */
  readonly requests: RequestsModule | null;
  /** Null for a form without repeatable groups. */
  readonly rows: RowsModule | null;
  /** Undefined for a form that sends no confirmation. */
  readonly ConfirmationNote: ComponentType<Pick<FormPartProps, 'page'>> | undefined;
}
