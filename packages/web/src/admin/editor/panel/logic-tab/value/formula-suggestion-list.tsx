import { optionClass, optionListClass } from '@form-portal/ui';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { functionExamples, type FormulaSuggestion } from './formula-suggestions.ts';
import styles from './value-section.module.css';
import type { ReactElement } from 'react';

export interface SuggestionListProps {
  /** The id of the text control, from which those of the options follow. */
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly FormulaSuggestion[];
  readonly active: FormulaSuggestion;
  readonly onChoose: (suggestion: FormulaSuggestion) => void;
}

/** The suggestions for a formula. The focus stays in the text control, whose keys move through the list. */
export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, label, suggestions, active, onChoose } = props;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <ul ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={optionListClass}>
      {suggestions.map((suggestion) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text control handles the keys
        <li
          key={suggestionId(id, suggestion)}
          id={suggestionId(id, suggestion)}
          role="option"
          tabIndex={-1}
          aria-selected={suggestion === active}
          className={optionClass(suggestion === active, styles.suggestion)}
          // Keeps the focus, and so the caret, in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <SuggestionText suggestion={suggestion} />
        </li>
      ))}
    </ul>
  );
}

function SuggestionText({ suggestion }: { readonly suggestion: FormulaSuggestion }): ReactElement {
  const { text } = useI18n();
  if (suggestion.kind === 'question') return <span>{suggestion.name}</span>;
  const { name } = suggestion;
  return (
    <>
      <b className={styles.function}>{name}</b>
      <span className={styles.meaning}>{text(`admin.formula.function.${name}`)}</span>
      <span className={styles.example}>{functionExamples[name]}</span>
    </>
  );
}

/** The id of a suggestion's option. */
export function suggestionId(id: string, suggestion: FormulaSuggestion): string {
  return `${id}-${suggestion.kind === 'question' ? suggestion.guid : suggestion.name}`;
}
