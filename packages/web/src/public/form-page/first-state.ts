import { appliedAttributes, keysOf, prefilledAnswers, rowsOf, withRowsWrittenOut } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { returnedErrors } from './checking/returned-errors.ts';
import { untouchedState } from './form-state.ts';
import { identificationEnded } from './title-state.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { FormState } from './form-state.ts';
import type { Site } from '../../shared/shell/site-context.tsx';
import type { Answers, Guid } from '@form-portal/domain';

/** The state of a form that nobody has touched, its rules not applied: prefilled answers, and those of a returned post with what must be corrected. */
export function firstState(page: FormPageContent, site: Site): FormState {
  const { form, returned } = page;
  const answers = { ...returned?.answers, ...prefilled(page, site) };
  const state: FormState = {
    ...untouchedState,
    controls: { ...untouchedState.controls, answers },
    answered: answeredFields(page, answers),
    appeared: new Set(returned?.newQuestions),
  };
  if (returned === null) return state;
  // A page that was turned without script is like one that was just opened.
  const isOpened = returned.progress !== undefined || returned.shownAgain === true;
  const attempted = !isOpened || returned.problems.length > 0;
  return { ...state, ...returnedErrors(form, returned), attempted };
}

/**
 * GUIDs of the fields that identification answers and that nobody may answer differently (specification D15); after it ended, those that
 * it had answered.
 */
export function verifiedFields(page: FormPageContent, site: Site): readonly Guid[] {
  if (identificationEnded(page, site)) return page.returned?.verified ?? [];
  const answers = prefilled(page, site);
  return page.form.fields.map(({ guid }) => guid).filter((guid) => Object.hasOwn(answers, guid));
}

function answeredFields({ form }: FormPageContent, answers: Answers): ReadonlySet<string> {
  const answered = withRowsWrittenOut(form, rowsOf(form, keysOf(answers))).fields.filter(
    (field) => !fieldTypes.get(field.type).isEmpty(field, answers[field.guid] ?? null),
  );
  return new Set(answered.map(({ guid }) => guid));
}

/** The answers of identification (specification §4, Identity sign-in prefill), as received, which is how they are stored. */
function prefilled({ form }: FormPageContent, { settings, user }: Site): Answers {
  if (user?.type !== 'saml') return {};
  return prefilledAnswers(form, appliedAttributes(settings.suomifi, form.identity, user.attributes));
}
