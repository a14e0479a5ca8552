import { appliedAttributes, prefilledAnswers } from '@form-portal/domain';
import { fieldTypes } from '@form-portal/field-types';
import { errorWords } from './checking/field-error.ts';
import { untouched } from './fill-view.ts';
import { hasEnded, pageState } from './page-state.ts';
import { refusedState } from './checking/refused-state.ts';
import { summaryEntries } from './checking/summary-entries.ts';
import type { I18n } from '../../shared/i18n/i18n.ts';
import type { Site } from '../../shared/shell/site-context.tsx';
import type { FirstView } from './fill-view.ts';
import type { FormPageContent } from './form-page-content.ts';
import type { Answers, Guid } from '@form-portal/domain';

/** What a page shows at first: prefilled answers, or what was typed, with what must be corrected or to be checked. */
export function firstView(page: FormPageContent, site: Site, i18n: I18n): FirstView {
  const { form, returned } = page;
  const answers = { ...returned?.answers, ...prefilled(page, site) };
  const shown: FirstView = {
    ...untouched,
    fill: { answers, number: 0 },
    answered: answeredIn(page, answers),
  };
  if (returned === null) return shown;
  if (isToCheck(page)) return { ...shown, toCheck: { answers, files: returned.files, goBack: null } };
  const { errors, others } = refusedState(form, returned);
  const none = { list: [], listProblems: { ofFiles: new Map<number, never>(), ofAll: [] } };
  const entries = summaryEntries(form, { errors, others, ...none }, i18n);
  const state = pageState(page, site, entries.length);
  return { ...shown, errors: errorWords(form, errors, i18n), entries, state };
}

/** Whether the page came back so that the visitor sees all answers before they are sent. */
export function isToCheck({ returned }: FormPageContent): boolean {
  return returned !== null && returned.problems.length === 0 && returned.arrived === null;
}

/**
 * GUIDs of the fields that identification answers, which nobody may answer otherwise (specification D15); where it ended, those that it had
 * answered.
 */
export function verifiedFields(page: FormPageContent, site: Site): readonly Guid[] {
  if (hasEnded(page, site)) return page.returned?.verified ?? [];
  const answers = prefilled(page, site);
  return page.form.fields.map(({ guid }) => guid).filter((guid) => Object.hasOwn(answers, guid));
}

function answeredIn({ form }: FormPageContent, answers: Answers): ReadonlySet<string> {
  const answered = form.fields.filter(
    (field) => !fieldTypes.get(field.type).isEmpty(field, answers[field.guid] ?? null),
  );
  return new Set(answered.map(({ guid }) => guid));
}

/** What identification already answers (specification §4, Identity sign-in prefill), as received: so it is recorded. */
function prefilled({ form }: FormPageContent, { settings, user }: Site): Answers {
  if (user?.type !== 'saml') return {};
  return prefilledAnswers(form, appliedAttributes(settings.suomifi, form.identity, user.attributes));
}
