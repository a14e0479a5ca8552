import { CheckIcon, EyeOffIcon, TriangleAlertIcon, classNames } from '@form-portal/ui';
import { inRow, parseAnswerKey, rowName, type AnswerKey } from '@form-portal/domain';
import { conditionAt } from '@form-portal/domain/edit';
import { ComputedField } from '../../../shared/form-fields/computed-field.tsx';
import { Localized, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { Markdown } from '../../../shared/markdown/markdown.tsx';
import {
  brokenSentence,
  seenFormulaSentence,
  sentenceWith,
  whySentence,
  words,
  type Sentence,
} from '@form-portal/domain/logic';
import { blockId } from '../canvas/blocks/block-elements.ts';
import { useElementName } from '../canvas/blocks/use-block-name.ts';
import { useAdminLanguage } from '../canvas/admin-language.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { selectCommand } from '../model/commands/window/navigate.ts';
import { usePagePosition } from '../pages/use-page-position.ts';
import { SentenceText } from '../panel/logic-tab/sentence/sentence-text.tsx';
import { useSentenceContext } from '../panel/logic-tab/sentence/use-sentence-context.ts';
import { useIsFormulaBroken, useTrial } from './use-trial.ts';
import { useLeftOutSentence } from './use-left-out-sentence.ts';
import styles from './trial.module.css';
import type { Field, FormPage, Group, Guid, Section } from '@form-portal/domain';
import type { ComputedFieldProps } from '../../../shared/form-fields/computed-field-context.ts';
import type { ReactElement, ReactNode } from 'react';

// The elements have the ids of their blocks on the canvas: the trial begins at the selected one, and the list of pages leads to pages.

/** A page of the form that is tried with its heading, or a box with the reason why it is not shown; a form without pages has only its fields. */
export function TrialPage(props: {
  readonly page: FormPage | null;
  readonly children: ReactNode;
}): ReactNode {
  const { page, children } = props;
  return page === null ? children : <NamedPage page={page}>{children}</NamedPage>;
}

function NamedPage(props: { readonly page: FormPage; readonly children: ReactNode }): ReactElement {
  const { page, children } = props;
  const { guid } = page;
  const { text, languageTag } = useAdminLanguage();
  const { textOf } = useI18n();
  const name = useElementName(page.name, 'admin.unnamedPage');
  const position = usePagePosition(guid);
  const isShown = useTrial().whys.get(guid)?.isShown ?? true;
  const reason = useReason(guid);
  return (
    <div id={blockId(guid)} data-page={guid}>
      {!isShown && reason !== null && <NotShown guid={guid} name={name} reason={reason.sentence} />}
      <div className={styles.page} hidden={!isShown}>
        <div>
          <p className={styles.pageNumber} lang={languageTag}>
            {text('admin.page.of', position)}
          </p>
          <h2>{textOf(page.name) === '' ? name : <Localized text={page.name} isHeading />}</h2>
        </div>
        {page.description && <Markdown text={page.description} />}
        {isShown && reason !== null && <Reason guid={guid} name={name} reason={reason} />}
        {children}
      </div>
    </div>
  );
}

/** A section of the form that is tried; a group that is not shown is a box with the reason. */
export function TrialSection(props: { readonly section: Section; readonly children: ReactNode }): ReactNode {
  const { section, children } = props;
  return section.group === null ? children : <TrialGroup group={section.group}>{children}</TrialGroup>;
}

function TrialGroup(props: { readonly group: Group; readonly children: ReactNode }): ReactElement {
  const { group, children } = props;
  const name = useElementName(group.name, 'admin.unnamedGroup');
  const isShown = useTrial().whys.get(group.guid)?.isShown ?? true;
  const reason = useReason(group.guid);
  return (
    <div id={blockId(group.guid)}>
      {!isShown && reason !== null && <NotShown guid={group.guid} name={name} reason={reason.sentence} />}
      <div className={styles.group} hidden={!isShown}>
        {isShown && reason !== null && <Reason guid={group.guid} name={name} reason={reason} />}
        {children}
      </div>
    </div>
  );
}

/** A field that is tried, with the reason why it is shown or not. Its controls stay mounted, since they hold the answers. */
export function TrialField(props: { readonly field: Field; readonly children: ReactNode }): ReactElement {
  const { field, children } = props;
  const { guid: key } = field;
  const { guid } = parseAnswerKey(key);
  const { text } = useAdminLanguage();
  const name = useElementName(field.label, 'admin.unnamedField');
  const { isShown = true, hiddenBy = null } = useTrial().whys.get(key) ?? {};
  const reason = useReason(key);
  const { computed, isFormulaBroken } = useComputation(field);
  const sentence = [
    ...(reason?.sentence ?? []),
    ...(reason && computed ? words('. ') : []),
    ...(computed ?? []),
  ];
  const explained = { sentence, isBroken: isFormulaBroken || reason?.isBroken === true };
  if (hiddenBy !== null) return <>{children}</>;
  if (isShown && field.shown === false)
    return (
      <div id={blockId(key)} className={styles.cell}>
        <NotShown guid={guid} name={name} reason={words(text('admin.trial.unseen'))} />
        {children}
      </div>
    );
  return (
    <div id={blockId(key)} className={styles.cell}>
      {!isShown && reason !== null && <NotShown guid={guid} name={name} reason={reason.sentence} />}
      {children}
      {isShown && sentence.length > 0 && <Reason guid={guid} name={name} reason={explained} />}
    </div>
  );
}

/** The value of a computed field with the answers of the trial. */
export function TrialComputedField(props: ComputedFieldProps): ReactElement {
  const { answers } = useTrial().resolution;
  return <ComputedField {...props} answer={answers[props.field.guid] ?? null} />;
}

/** What the value of a computed field is computed from, or that its formula does not work; null for any other field. */
function useComputation({ guid: key, formula }: Field) {
  const { resolution } = useTrial();
  const context = useSentenceContext(useAdminLanguage());
  const isFormulaBroken = useIsFormulaBroken(parseAnswerKey(key).guid);
  const computed = (): Sentence | null => {
    if (formula === undefined) return null;
    if (isFormulaBroken) return brokenSentence({ condition: null, formula }, context);
    return sentenceWith(
      context.locale.text('admin.sentence.computed'),
      seenFormulaSentence({ formula, key: key as AnswerKey, resolution }, 'with-names', context),
    );
  };
  return { computed: computed(), isFormulaBroken };
}

/** Why an element is shown or not. */
export interface TrialReason {
  readonly sentence: Sentence;
  /** Whether it is shown because its condition does not work. */
  readonly isBroken: boolean;
}

/** Why an element is shown or not, in a row by its key; null when neither a condition of its own nor a stop decides. */
export function useReason(guid: Guid): TrialReason | null {
  const why = useTrial().whys.get(guid);
  const of = parseAnswerKey(guid).guid;
  const condition = useEditor(({ form }) => conditionAt(form, { rule: 'showWhen', of }));
  const i18n = useAdminLanguage();
  const context = useSentenceContext(i18n);
  const leftOut = useLeftOutSentence(why?.leftOutBy ?? null, i18n);
  const isBroken = leftOut === null && why?.isBroken === true && condition !== undefined;
  if (isBroken) return { sentence: brokenSentence({ condition, formula: null }, context), isBroken };
  const sentence = leftOut ?? (why === undefined ? null : whySentence(why, context));
  return sentence && { sentence, isBroken };
}

/** Replaces a row that a failed stop leaves out; nothing for any other. */
export function LeftOutTrialRow({ group, row }: { readonly group: Group; readonly row: number }): ReactNode {
  const { textOf } = useI18n();
  const check = useTrial().leftOut.get(inRow(group.guid, row)) ?? null;
  const reason = useLeftOutSentence(check, useAdminLanguage());
  if (reason === null) return null;
  return <NotShown guid={group.guid} name={textOf(rowName(group, row))} reason={reason} />;
}

interface NotShownProps {
  readonly guid: Guid;
  readonly name: string;
  readonly reason: Sentence;
}

/** A box with the reason, in place of an element that is not shown. */
function NotShown({ guid, name, reason }: NotShownProps): ReactElement {
  const { languageTag } = useAdminLanguage();
  return (
    <SelectButton guid={guid} className={styles.notShown}>
      <EyeOffIcon />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.reason} lang={languageTag}>
          <SentenceText sentence={reason} />
        </span>
      </span>
    </SelectButton>
  );
}

interface ReasonProps {
  readonly guid: Guid;
  readonly name: string;
  readonly reason: TrialReason;
}

/** The reason below an element that is shown. */
function Reason({ guid, name, reason: { sentence, isBroken } }: ReasonProps): ReactElement {
  const { text, languageTag } = useAdminLanguage();
  const Icon = isBroken ? TriangleAlertIcon : CheckIcon;
  return (
    <SelectButton
      guid={guid}
      className={classNames(styles.shown, isBroken && styles.broken)}
      description={text('admin.trial.about', { name })}
    >
      <Icon size={16} />
      <span className={styles.reason} lang={languageTag}>
        <SentenceText sentence={sentence} />
      </span>
    </SelectButton>
  );
}

interface SelectButtonProps {
  readonly guid: Guid;
  readonly className: string | undefined;
  readonly description?: string;
  readonly children: ReactNode;
}

/** Selects an element, so that the panel lists its tests. */
function SelectButton({ guid, className, description, children }: SelectButtonProps): ReactElement {
  const run = useRun();
  const isSelected = useEditor(({ selection }) => selection.kind !== 'nothing' && selection.guid === guid);
  return (
    <button
      type="button"
      className={classNames(className, isSelected && styles.selected)}
      aria-pressed={isSelected}
      title={description}
      onClick={() => run(selectCommand(guid))}
    >
      {children}
    </button>
  );
}
