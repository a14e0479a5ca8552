import {
  initialRows,
  pageLogicOf,
  resolveWithoutLogic,
  usesLogic,
  type Answers,
  type AppliedLogic,
  type FieldTypes,
  type Form,
  type PageLogic,
  type ResolvedSubmission,
  type RowCounts,
} from '@form-portal/domain';
import { prepareForm, resolve } from '@form-portal/domain/logic';
import { siteToday } from './site-today.ts';

/** A submission after the rules of its form were applied, and how they were. */
export interface AppliedForm {
  readonly submission: ResolvedSubmission;
  /** Null for a form whose rules depend on no answers. */
  readonly logic: AppliedLogic | null;
}

/**
 * Applies the rules of forms, on the server's date in the site's time zone. Senders count as identified when the form requires an
 * identification.
 */
export interface FormLogic {
  /** Applies them to normalised answers, as of today or of the day of an earlier submission. */
  apply(form: Form, answers: Answers, today?: string): AppliedForm;
  /**
   * How they apply to the answers on the form's page with its rows, by default as many as a new page has; undefined when they
   * depend on no answers.
   */
  forPage(form: Form, answers: Answers, rows?: RowCounts): PageLogic | undefined;
}

/** Dependencies of form logic. */
export interface FormLogicDeps {
  readonly fieldTypes: FieldTypes;
  readonly now: () => Date;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
}

/** Creates the form logic of the portal. */
export function createFormLogic({ fieldTypes, now, timeZone }: FormLogicDeps): FormLogic {
  const today = () => siteToday({ now, timeZone });

  function resolveOn(form: Form, answers: Answers, day: string, rows?: RowCounts): ResolvedSubmission {
    // Only forms that require an identification have identified senders.
    const facts = { today: day, identified: form.identity.enabled };
    return resolve(prepareForm(form, fieldTypes), answers, facts, rows);
  }

  return {
    apply(form, answers, day = today()) {
      if (!usesLogic(form)) return { submission: resolveWithoutLogic(form, answers), logic: null };
      const submission = resolveOn(form, answers, day);
      const predefined = submission.predefinedFields.map(({ guid }) => guid);
      return { submission, logic: { asked: [...submission.asked], predefined, today: day } };
    },
    forPage(form, answers, rows = initialRows(form)) {
      if (!usesLogic(form)) return undefined;
      const day = today();
      return pageLogicOf(form, resolveOn(form, answers, day, rows), day);
    },
  };
}
