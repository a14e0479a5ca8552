import { appliedAttributes, prefilledAnswers } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { errorWords } from './field-error.ts';
import { untouched } from './fill-view.ts';
import { refusedState } from './refused-state.ts';
import { summaryEntries } from './summary-entries.ts';
import type { I18n } from '../../shared/i18n/i18n.ts';
import type { Site } from '../../shared/shell/site-context.tsx';
import type { FillView } from './fill-view.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { Answers } from '@form-portal/domain';

/** What a page shows at first: prefilled answers, or what was typed and refused, with what must be corrected. */
export function firstView(page: FormPageContent, site: Site, i18n: I18n): FillView {
  const { form, refused } = page;
  const answers = refused?.answers ?? prefilled(page, site);
  const shown: FillView = { ...untouched, fill: { answers, number: 0 }, answered: answeredIn(page, answers) };
  if (refused === null) return shown;
  const { errors, others } = refusedState(form, refused);
  const none = { list: [], listProblems: { ofFiles: new Map<number, never>(), ofAll: [] } };
  const entries = summaryEntries(form, { errors, others, ...none }, i18n);
  return { ...shown, errors: errorWords(form, errors, i18n), entries };
}

function answeredIn({ form }: FormPageContent, answers: Answers): ReadonlySet<string> {
  const answered = form.fields.filter(
    (field) => !fieldTypes.get(field.type).isEmpty(field, answers[field.guid] ?? null),
  );
  return new Set(answered.map(({ guid }) => guid));
}

/** What identification already answers (specification section 4, Identity sign-in prefill), as the fields' types store it. */
function prefilled({ form }: FormPageContent, { settings, user }: Site): Answers {
  if (user?.type !== 'saml') return {};
  const answers = prefilledAnswers(form, appliedAttributes(settings.suomifi, form.identity, user.attributes));
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const given = answers[field.guid];
      const answer = given === undefined ? null : fieldTypes.get(field.type).normalise(field, given);
      return answer === null ? [] : [[field.guid, answer]];
    }),
  );
}
