import { formulaFromText, formulaToText } from '@form-portal/domain/edit';
import { formulaSentence, numberOfTwo } from '@form-portal/domain/logic';
import { CircleAlertIcon, InfoIcon, TextArea, classNames } from '@form-portal/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../../../shared/shell/live-region.tsx';
import { useEditor, useRun } from '../../../editor-context.tsx';
import { setFormulaCommand } from '../../../model/commands/logic/formula.ts';
import { pauseCommand } from '../../../model/commands/window/undo-redo.ts';
import { formatMessage } from '../../../model/messages/message.ts';
import { useFocusAtLocation } from '../../../use-focus-at-location.ts';
import { formulaProblem } from './formula-problem.ts';
import { SuggestionList, suggestionId } from './formula-suggestion-list.tsx';
import {
  allSuggestions,
  suggestionsAt,
  withSuggestion,
  withoutReference,
  type FormulaSuggestion,
  type TextAtCaret,
} from './formula-suggestions.ts';
import { TrialValue } from './trial-value.tsx';
import { useFormulaNames, type NamesInFormula } from './use-formula-names.ts';
import { useSentenceContext } from '../sentence/use-sentence-context.ts';
import panelStyles from '../../panel.module.css';
import styles from './value-section.module.css';
import type { Guid } from '@form-portal/domain';

import type { KeyboardEvent, ReactElement } from 'react';

export interface FormulaBoxProps {
  readonly guid: Guid;
  /** As stored; the box shows it with labels in place of GUIDs (decision 0061). */
  readonly formula: string;
}

/** The formula of a field: a text with the labels of questions in brackets, suggestions, its value, or what is wrong. */
export function FormulaBox({ guid, formula }: FormulaBoxProps): ReactElement {
  const id = useId();
  const { text } = useI18n();
  const names = useFormulaNames(guid, formula);
  const faults = useEditor(({ form }, { logicOf }) => logicOf(form).faults);
  const problem = formulaProblem(guid, formula, names.all, faults);
  const number = problem === null ? numberOfTwo(formula) : undefined;
  return (
    <div className={panelStyles.setting}>
      <label htmlFor={id}>{text('admin.formula.formula')}</label>
      <p id={`${id}-hint`} className={panelStyles.hint}>
        {text('admin.formula.hint')}
      </p>
      <FormulaText
        id={id}
        guid={guid}
        value={formulaToText(formula, names.all)}
        names={names}
        isWrong={problem !== null && formula.trim() !== ''}
        hasNote={number !== undefined}
      />
      <Chips formula={formula} />
      {number !== undefined && <CommaNote id={`${id}-note`} number={number} />}
      {problem === null ? (
        <TrialValue guid={guid} formula={formula} />
      ) : (
        <p id={`${id}-problem`} className={styles.problem}>
          <CircleAlertIcon size={16} />
          {formatMessage(problem, text)}
        </p>
      )}
    </div>
  );
}

interface FormulaTextProps {
  readonly id: string;
  readonly guid: Guid;
  /** The formula with labels in brackets. */
  readonly value: string;
  readonly names: NamesInFormula;
  readonly isWrong: boolean;
  readonly hasNote: boolean;
}

function FormulaText({ id, guid, value, names, isWrong, hasNote }: FormulaTextProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const control = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const list = useSuggestions();
  useFocusAtLocation(
    control,
    (location) => location.in === 'logic' && location.rule === 'formula' && location.of === guid,
  );
  useLayoutEffect(() => {
    if (nextCaret.current !== null) control.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  function write(next: TextAtCaret): void {
    nextCaret.current = next.caret;
    run(setFormulaCommand(guid, formulaFromText(next.text, names.all)));
  }

  function choose(suggestion: FormulaSuggestion): void {
    const caret = control.current?.selectionStart ?? value.length;
    write(withSuggestion({ text: value, caret }, suggestion));
    list.show([]);
    control.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart: caret, selectionEnd: end } = event.currentTarget;
    if (event.key === 'Backspace' && caret === end && !event.altKey && !event.ctrlKey && !event.metaKey) {
      const next = withoutReference({ text: value, caret });
      if (next === null) return;
      write(next);
      list.show([]);
    } else if (event.key === 'ArrowDown' && event.altKey) list.show(allSuggestions(names.offered));
    else if (list.active === null) return;
    else if (event.key === 'ArrowDown') list.go(1);
    else if (event.key === 'ArrowUp') list.go(-1);
    else if (event.key === 'Enter') choose(list.active);
    else if (event.key === 'Escape') list.show([]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div className={styles.box}>
      <TextArea
        ref={control}
        id={id}
        className={classNames(panelStyles.area, styles.formula)}
        rows={2}
        value={value}
        spellCheck={false}
        autoComplete="off"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={list.active === null ? undefined : `${id}-list`}
        aria-activedescendant={list.active === null ? undefined : suggestionId(id, list.active)}
        aria-invalid={isWrong || undefined}
        aria-describedby={classNames(`${id}-hint`, isWrong && `${id}-problem`, hasNote && `${id}-note`)}
        onChange={({ currentTarget }) => {
          const typed = { text: currentTarget.value, caret: currentTarget.selectionStart };
          write(typed);
          list.show(suggestionsAt(typed, names.offered));
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          list.show([]);
          run(pauseCommand);
        }}
      />
      {list.active !== null && (
        <SuggestionList
          id={id}
          label={text('admin.formula.suggestions')}
          suggestions={list.suggestions}
          active={list.active}
          onChoose={choose}
        />
      )}
    </div>
  );
}

/** The suggestions that are shown, none of them while the list is closed, and the active one. */
function useSuggestions() {
  const { text } = useI18n();
  const announce = useAnnounce();
  const [suggestions, show] = useState<readonly FormulaSuggestion[]>([]);
  const [active, setActive] = useState({ suggestions, index: 0 });
  const count = suggestions.length;
  useEffect(() => {
    if (count > 0) announce(text('admin.formula.suggested', { n: count }));
  }, [count, announce, text]);
  const index = active.suggestions === suggestions ? active.index : 0;
  return {
    suggestions,
    active: suggestions[index] ?? null,
    show,
    go: (offset: 1 | -1) => setActive({ suggestions, index: (index + offset + count) % Math.max(1, count) }),
  };
}

/** Says, to screen readers too, that a comma was read as part of one number where two may have been meant. */
function CommaNote({ id, number }: { readonly id: string; readonly number: string }): ReactElement {
  const { text } = useI18n();
  const announce = useAnnounce();
  const note = text('admin.formula.commaNote', { number });
  useEffect(() => announce(note), [note, announce]);
  return (
    <p id={id} className={styles.note}>
      <InfoIcon size={16} />
      {note}
    </p>
  );
}

/** The formula with its questions as chips; the box above says the same to screen readers. */
function Chips({ formula }: { readonly formula: string }): ReactElement | null {
  const sentence = formulaSentence(formula, useSentenceContext(useI18n()));
  if (!sentence.some(({ kind }) => kind === 'question' || kind === 'gone')) return null;
  return (
    <p className={styles.chips} aria-hidden="true">
      {sentence.map(({ kind, text }, index) => (
        // The pieces of a sentence have no identity of their own.
        <span key={index} className={styles[kind]}>
          {text}
        </span>
      ))}
    </p>
  );
}
