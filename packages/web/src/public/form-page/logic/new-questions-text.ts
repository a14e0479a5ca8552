import { fieldsInOrder, type Form } from '@form-portal/domain';
import type { I18n } from '../../../shared/i18n/i18n.ts';

/** Names the questions that an answer has brought up, in page order. */
export function newQuestionsText(form: Form, guids: ReadonlySet<string>, { text, textOf }: I18n): string {
  const labels = fieldsInOrder(form)
    .filter(({ guid }) => guids.has(guid))
    .map(({ label }) => textOf(label));
  const [label = ''] = labels;
  return labels.length === 1
    ? text('newQuestion', { label })
    : text('newQuestions', { n: labels.length, labels: labels.join(', ') });
}
