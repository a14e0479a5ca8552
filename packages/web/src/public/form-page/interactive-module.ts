import type { FormState } from './form-state.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { EarlyTransfer } from './attachments/choosing/early-transfer.ts';
import type { ReturnedFilesProps } from './attachments/list/returned-files.tsx';
import type { AboveFormProps } from './checking/above-form.tsx';
import type { TestBannerProps } from './layout/test-banner.tsx';
import type { RequestsModule } from './requests/requests-module.ts';
import type { PagingModule } from './pages/paging-module.ts';
import type { RowsModule } from './rows/rows-module.ts';
import type { ResolveForm } from './logic/resolve-form.ts';
import type { FieldErrors } from './checking/field-error.ts';
import type { MarkdownToHtml } from '../../shared/markdown/markdown-to-html.ts';
import type { I18n } from '../../shared/i18n/i18n.ts';
import type { Site } from '../../shared/shell/site-context.tsx';
import type { Form, FormCheck, Guid } from '@form-portal/domain';
import type { ComponentType, ReactElement } from 'react';

/** Elements of the page that {@link InteractiveModule.InteractiveForm} renders into. */
export interface FormSlots {
  readonly form: HTMLFormElement;
  /** Above the form: the notice about restored answers. */
  readonly notices: Element;
  /** Under the file chooser: the list of files; null: the form takes none. */
  readonly files: Element | null;
}

export interface InteractiveFormProps {
  readonly page: FormPageContent;
  readonly slots: FormSlots;
  /** The value of the button that was pressed before the module was loaded, empty for Send; null for none. */
  readonly pressed: string | null;
  /** Drops and pastes of files before the module was loaded; the module removes them from the array as it adds them. */
  readonly early: EarlyTransfer[];
  /** Null for a form whose rules depend on no answers. */
  readonly resolveForm: ResolveForm | null;
  /** Null for a form without pages. */
  readonly createPaging: PagingModule['createPaging'] | null;
  /** Null for a form that requests no files. */
  readonly requests: RequestsModule | null;
  /** Null for a form without repeatable groups. */
  readonly createRowEditor: RowsModule['createRowEditor'] | null;
}

/**
 * Everything that a form does once somebody touches it: draft, checks, attachments, sending. It is most of the page's script, so it is
 * loaded at the first touch (decision 0008); until then the page is plain HTML that can be filled in.
 */
export interface InteractiveModule {
  readonly AboveForm: (props: AboveFormProps) => ReactElement;
  readonly EndErrors: (props: { readonly form: Form }) => ReactElement;
  readonly ReturnedFiles: (props: ReturnedFilesProps) => ReactElement;
  readonly StopNotice: (props: { readonly stops: readonly FormCheck[] }) => ReactElement;
  readonly TestBanner: (props: TestBannerProps) => ReactElement;
  readonly InteractiveForm: ComponentType<InteractiveFormProps>;
  readonly firstState: (page: FormPageContent, site: Site) => FormState;
  readonly verifiedFields: (page: FormPageContent, site: Site) => readonly Guid[];
  readonly errorTexts: (form: Form, errors: FieldErrors, i18n: I18n) => ReadonlyMap<string, string>;
}

/** The module, loaded for one form. */
export interface LoadedForm extends InteractiveModule {
  /** Null for a form whose rules depend on no answers. */
  readonly resolveForm: ResolveForm | null;
  /** For the descriptions in added rows, which the server has not rendered; null for a form that can get none. */
  readonly markdownToHtml: MarkdownToHtml | null;
}
