import { fieldTypeEditorUi } from '@form-portal/field-types/editor-ui';
import { optionClass, optionListClass } from '@form-portal/ui';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useSentenceContext } from '../sentence/use-sentence-context.ts';
import { functionExamples, type FormulaSuggestion } from './formula-suggestions.ts';
import styles from './value-section.module.css';
import type { MouseEvent, ReactElement } from 'react';

type Kind = FormulaSuggestion['kind'];
type SuggestionOf<K extends Kind> = Extract<FormulaSuggestion, { readonly kind: K }>;

/** The kinds of suggestions, in the order of their groups. */
const kinds: readonly Kind[] = ['question', 'function'];

export interface SuggestionListProps {
  /** The id of the text control, from which those of the options follow. */
  readonly id: string;
  readonly label: string;
  readonly suggestions: readonly FormulaSuggestion[];
  readonly active: FormulaSuggestion;
  readonly onChoose: (suggestion: FormulaSuggestion) => void;
}

/**
 * The suggestions for a formula under headings: earlier questions, then functions. The focus stays in the text control, whose keys
 * move through the list.
 */
export function SuggestionList(props: SuggestionListProps): ReactElement {
  const { id, label, suggestions, active } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={label} className={optionListClass}>
      {kinds.map((kind) => {
        const ofKind = suggestions.filter((suggestion) => suggestion.kind === kind);
        return (
          ofKind.length > 0 && <SuggestionGroup key={kind} {...props} kind={kind} suggestions={ofKind} />
        );
      })}
    </div>
  );
}

interface SuggestionGroupProps extends SuggestionListProps {
  readonly kind: Kind;
}

function SuggestionGroup({ id, kind, suggestions, active, onChoose }: SuggestionGroupProps): ReactElement {
  const { text } = useI18n();
  return (
    <ul role="group" aria-labelledby={`${id}-${kind}`}>
      <li id={`${id}-${kind}`} role="presentation" className={styles.heading} onMouseDown={keepFocus}>
        {text(`admin.formula.suggestions.${kind}`)}
      </li>
      {suggestions.map((suggestion) => (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the text control handles the keys
        <li
          key={suggestionId(id, suggestion)}
          id={suggestionId(id, suggestion)}
          role="option"
          tabIndex={-1}
          aria-selected={suggestion === active}
          className={optionClass(suggestion === active, styles.suggestion)}
          onMouseDown={keepFocus}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.kind === 'question' ? (
            <QuestionSuggestion {...suggestion} />
          ) : (
            <FunctionSuggestion {...suggestion} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Keeps the focus, and so the caret, in the text. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function QuestionSuggestion({ guid, name }: SuggestionOf<'question'>): ReactElement | null {
  const { questions, fieldTypes, locale } = useSentenceContext(useI18n());
  const field = questions.get(guid)?.field;
  if (field === undefined) return null;
  const type = fieldTypes.get(field.type);
  const { Icon } = fieldTypeEditorUi(type.name);
  const label = locale.text(type.labelKey);
  const unit = type.unit?.(field, locale) ?? '';
  return (
    <>
      <Icon size={16} />
      <span className={styles.name}>{name}</span>
      <span className={styles.aside}>{unit === '' ? label : `${label}, ${unit}`}</span>
    </>
  );
}

function FunctionSuggestion({ name }: SuggestionOf<'function'>): ReactElement {
  const { text } = useI18n();
  return (
    <>
      <b className={styles.function}>{name}</b>
      <span className={styles.name}>{text(`admin.formula.function.${name}`)}</span>
      <span className={styles.aside}>{functionExamples[name]}</span>
    </>
  );
}

/** The id of a suggestion's option. */
export function suggestionId(id: string, suggestion: FormulaSuggestion): string {
  return `${id}-${suggestion.kind === 'question' ? suggestion.guid : suggestion.name}`;
}
