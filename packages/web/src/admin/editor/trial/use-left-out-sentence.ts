import { sentenceWith, words, type Sentence } from '@form-portal/domain/logic';
import { useFormLanguage } from '../canvas/use-form-language.ts';
import { useEditor } from '../editor-context.tsx';
import type { I18n } from '../../../shared/i18n/i18n.ts';
import type { FormCheck } from '@form-portal/domain';

/** Says which check leaves something out, by its message, or by its number while it has none; null without a check. */
export function useLeftOutSentence(check: FormCheck | null, { text }: I18n): Sentence | null {
  const { textOf } = useFormLanguage();
  const n = useEditor(({ form }) => (form.checks ?? []).findIndex(({ guid }) => guid === check?.guid) + 1);
  if (check === null) return null;
  const message = textOf(check.message);
  return message === ''
    ? words(text('admin.trial.leftOutByNumber', { n }))
    : sentenceWith(text('admin.trial.leftOutBy'), [{ kind: 'value', text: message }]);
}
