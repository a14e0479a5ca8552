import { fieldsInOrder, type Form } from '@form-portal/domain';
import { nameInRow } from '../rows/name-in-row.ts';
import type { I18n } from '../../../shared/i18n/i18n.ts';

/** Names the questions and requested files that an answer has revealed, in page order, given the form with its rows written out. */
export function newQuestionsText(form: Form, keys: ReadonlySet<string>, i18n: I18n): string {
  const { text, textOf } = i18n;
  const labels = fieldsInOrder(form)
    .filter(({ guid }) => keys.has(guid))
    .map((field) => nameInRow(form, field, i18n));
  const files = (form.attachments.requests ?? [])
    .filter(({ guid }) => keys.has(guid))
    .map(({ name }) => textOf(name));
  return [
    ...(labels.length > 0 ? [questionsText(labels, text)] : []),
    ...(files.length > 0 ? [text('newRequestedFiles', { names: files.join(', ') })] : []),
  ].join('. ');
}

function questionsText(labels: readonly string[], text: I18n['text']): string {
  const [label = ''] = labels;
  return labels.length === 1
    ? text('newQuestion', { label })
    : text('newQuestions', { n: labels.length, labels: labels.join(', ') });
}
