import { Fragment } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor } from '../../../editor-context.tsx';
import type { Sentence } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';

/** A sentence about a rule, with labels and values in bold and in the form's language. */
export function SentenceText({ sentence }: { readonly sentence: Sentence }): ReactElement {
  const { tagOf } = useI18n();
  const language = useEditor((state) => state.language);
  return (
    <>
      {sentence.map(({ kind, text }, index) =>
        kind === 'question' || kind === 'value' ? (
          // The pieces of a sentence have no identity of their own.
          <b key={index} lang={tagOf(language)}>
            {text}
          </b>
        ) : (
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </>
  );
}
