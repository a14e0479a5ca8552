import { maxTranslationLength } from '@form-portal/domain';
import { Button, Chip, TextArea } from '@form-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { failureMessage } from '../api/failure-message.ts';
import { useFallbackFocus } from '../shell/focus/use-fallback-focus.ts';
import table from './language-table.module.css';
import styles from './translations.module.css';
import type { LanguageCode } from '@form-portal/domain';
import type { ReactElement } from 'react';
import type { TranslationsForm } from './translations-form.ts';

/** What a missing text is called: `visitors-see-default` when visitors get it in the site's default language. */
export type MissingText = 'missing' | 'visitors-see-default';

export interface TextRowProps extends Pick<TranslationsForm, 'change'> {
  /** Null: the language is not stored under its code yet. */
  readonly confirm: TranslationsForm['confirm'] | null;
  readonly textKey: string;
  readonly code: LanguageCode;
  /** The language's name. */
  readonly name: string;
  readonly reference: LanguageCode;
  readonly referenceText: string;
  /** The text as written; empty: it is missing. */
  readonly value: string;
  readonly whenMissing: MissingText;
  /** The English text it was made from; undefined: it is up to date. */
  readonly madeFrom: string | undefined;
}

/** About how many characters fit on a line of the table. */
const lineLength = 44;

/** One text beside another language's; rendered again only when it changes itself. */
export const TextRow = memo(function TextRow(props: TextRowProps): ReactElement {
  const { textKey, code, name, reference, referenceText, value } = props;
  const { whenMissing, madeFrom, change, confirm } = props;
  const { text, tagOf } = useI18n();
  const id = `text-${code}-${textKey}`;
  const isMissing = value === '';
  const lines = Math.ceil(Math.max(value.length, referenceText.length) / lineLength);

  function write(newValue: string): void {
    change((now) => {
      const language = now[code];
      if (language === undefined) return now;
      return { ...now, [code]: { ...language, texts: { ...language.texts, [textKey]: newValue } } };
    });
  }

  return (
    <tr>
      <th scope="row">
        <span lang={tagOf(reference)}>{referenceText}</span>
        <code>{textKey}</code>
      </th>
      <td>
        <div className={table.text} data-missing={isMissing}>
          <TextArea
            id={id}
            rows={Math.min(6, Math.max(1, lines))}
            lang={tagOf(code)}
            maxLength={maxTranslationLength}
            aria-label={text('admin.translations.textOf', { key: textKey, name })}
            aria-describedby={`${id}-marks`}
            value={value}
            onChange={(event) => write(event.currentTarget.value.replace(/[\r\n]+/g, ' '))}
          />
          <div id={`${id}-marks`} className={table.textMarks}>
            {isMissing && (
              <Chip kind="warn">
                {text(
                  whenMissing === 'missing'
                    ? 'admin.translations.isMissing'
                    : 'admin.translations.isMissingForVisitors',
                )}
              </Chip>
            )}
            {value.length > maxTranslationLength - 100 && (
              <span className={styles.hint}>
                {text('charactersUsed', { n: value.length, max: maxTranslationLength })}
              </span>
            )}
            {madeFrom !== undefined && (
              <>
                <Chip kind="warn">{text('admin.translations.sourceChanged')}</Chip>
                <span className={styles.hint}>
                  {text('admin.translations.sourceWas', { text: madeFrom })}
                </span>
              </>
            )}
          </div>
          {madeFrom !== undefined && confirm !== null && (
            <StillRight textId={id} onConfirm={() => confirm(code, textKey)} />
          )}
        </div>
      </td>
    </tr>
  );
});

interface StillRightProps {
  /** The id of the text's control, which gets the focus when the button is removed with the mark. */
  readonly textId: string;
  readonly onConfirm: () => Promise<void>;
}

function StillRight({ textId, onConfirm }: StillRightProps): ReactElement {
  const { text } = useI18n();
  const { mutate, isPending, error } = useMutation({ mutationFn: onConfirm });
  const button = useFallbackFocus<HTMLButtonElement>(
    useCallback(() => document.getElementById(textId), [textId]),
  );
  return (
    <>
      <Button
        ref={button}
        className={table.small}
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {text('admin.translations.stillRight')}
      </Button>
      {error !== null && <p role="alert">{failureMessage(error, text)}</p>}
    </>
  );
}
