import { findField } from '@form-portal/domain';
import { fieldTypeEditorUi } from '@form-portal/field-types/editor-ui';
import {
  CircleAlertIcon,
  BoxIcon,
  GroupIcon,
  ListChecksIcon,
  PaperclipIcon,
  TriangleAlertIcon,
  VisuallyHidden,
  classNames,
} from '@form-portal/ui';
import { brokenSentence, ruleSentence, type Rule } from '@form-portal/domain/logic';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { goToCommand } from '../model/commands/window/navigate.ts';
import { findingMessage } from '../model/messages/finding-message.ts';
import { ruleKey } from '../model/logic/form-logic.ts';
import { formatMessage } from '../model/messages/message.ts';
import { SentenceText } from '../panel/logic-tab/sentence/sentence-text.tsx';
import { useSentenceContext } from '../panel/logic-tab/sentence/use-sentence-context.ts';
import styles from './logic-overview.module.css';
import type { Guid } from '@form-portal/domain';
import type { EditorLocation, Finding } from '@form-portal/domain/edit';
import type { LogicRow, References } from '../model/logic/logic-rows.ts';
import type { ReactElement } from 'react';

export interface LogicTableRowProps {
  readonly row: LogicRow;
  readonly name: string;
}

/** An element of the form with its rules, or a page as a band with its condition; its name leads to it. */
export function LogicTableRow({ row, name }: LogicTableRowProps): ReactElement {
  const { text } = useI18n();
  const { kind, rules, repeat, findings } = row;
  if (kind === 'page')
    return (
      <tr className={styles.page}>
        <th scope="row" colSpan={4}>
          <div className={styles.band}>
            <NameLink row={row} name={name} />
            {rules.map((rule) => (
              <RuleText key={rule.kind} rule={rule} />
            ))}
            {findings.map((finding, index) => (
              <FindingText key={`${finding.code} ${index}`} finding={finding} />
            ))}
          </div>
        </th>
      </tr>
    );
  return (
    <tr>
      <th scope="row">
        <div className={styles.name}>
          <ElementIcon row={row} />
          <NameLink row={row} name={name} />
        </div>
      </th>
      <td data-label={text('admin.logicOverview.rules')}>
        {rules.length === 0 && repeat === null && (
          <span className={styles.quiet}>{text('admin.logicOverview.noRules')}</span>
        )}
        {repeat !== null && (
          <p className={styles.rule}>
            <WithRuleWord text={text('admin.logicOverview.repeats', { min: repeat.min, max: repeat.max })} />
          </p>
        )}
        {rules.map((rule) => (
          <RuleText key={rule.kind} rule={rule} />
        ))}
      </td>
      <td data-label={text('admin.logicOverview.references')}>
        <ReferenceCounts {...row.references} />
      </td>
      <td data-label={text('admin.logicOverview.findings')}>
        {findings.map((finding, index) => (
          <FindingText key={`${finding.code} ${index}`} finding={finding} />
        ))}
      </td>
    </tr>
  );
}

function NameLink({ row, name }: LogicTableRowProps): ReactElement {
  const { tagOf } = useI18n();
  const run = useRun();
  const language = useEditor((state) => state.language);
  return (
    <button
      type="button"
      className={styles.link}
      lang={tagOf(language)}
      onClick={() => run(goToCommand(locationOf(row)))}
    >
      {name}
    </button>
  );
}

const icons = {
  group: GroupIcon,
  request: PaperclipIcon,
  check: ListChecksIcon,
  predefined: BoxIcon,
} as const;

function ElementIcon({ row: { kind, guid } }: Pick<LogicTableRowProps, 'row'>): ReactElement | null {
  if (kind === 'page') return null;
  if (kind === 'field') return <FieldIcon guid={guid} />;
  const Icon = icons[kind];
  return <Icon size={16} />;
}

function FieldIcon({ guid }: { readonly guid: Guid }): ReactElement | null {
  const type = useEditor(({ form }) => findField(form, guid)?.type);
  if (type === undefined) return null;
  const { Icon } = fieldTypeEditorUi(type);
  return <Icon size={16} />;
}

/** How many rules, checks and formulas refer to an element; kinds without any are left out. */
function ReferenceCounts({ rules, checks, formulas }: References): string {
  const { text } = useI18n();
  const counts = [
    ['admin.logicOverview.rule', rules],
    ['admin.logicOverview.checkCount', checks],
    ['admin.logicOverview.formula', formulas],
  ] as const;
  return counts.flatMap(([key, n]) => (n === 0 ? [] : [text(key, { n })])).join(', ') || '–';
}

/** The first rule of an element, how it repeats, or where it would get a rule. */
function locationOf({ guid, kind, rules, repeat }: LogicRow): EditorLocation {
  if (rules.length === 0 && repeat !== null) return { in: 'rows', guid, part: 'repeat' };
  const possibleRules = { check: 'must', predefined: 'when' } as const;
  const possibleRule = kind === 'check' || kind === 'predefined' ? possibleRules[kind] : 'showWhen';
  return { in: 'logic', of: guid, rule: rules[0]?.kind ?? possibleRule };
}

function RuleText({ rule }: { readonly rule: Rule }): ReactElement {
  const context = useSentenceContext(useI18n());
  const isBroken = useEditor(({ form }, { logicOf }) =>
    logicOf(form).broken.has(ruleKey(rule.of, rule.kind)),
  );
  if (isBroken)
    return (
      <p className={classNames(styles.rule, styles.error)}>
        <SentenceText sentence={brokenSentence(rule, context)} />
      </p>
    );
  const [first, ...others] = ruleSentence(rule, context);
  return (
    <p className={styles.rule}>
      {first !== undefined && <WithRuleWord text={first.text} />}
      <SentenceText sentence={others} />
    </p>
  );
}

/** What precedes a colon, otherwise the first word. */
const ruleWord = /^[^:]+(?=:)|^[^\s,]+/;

/** The beginning of a rule's sentence, in which the word that says what the rule does stands out: “Shown”, “Must hold”. */
function WithRuleWord({ text }: { readonly text: string }): ReactElement {
  const [word = ''] = ruleWord.exec(text) ?? [];
  return (
    <>
      <span className={styles.ruleWord}>{word}</span>
      {text.slice(word.length)}
    </>
  );
}

function FindingText({ finding }: { readonly finding: Finding }): ReactElement {
  const { text } = useI18n();
  const isError = finding.severity === 'error';
  const Icon = isError ? CircleAlertIcon : TriangleAlertIcon;
  return (
    <p className={classNames(styles.finding, isError ? styles.error : styles.warning)}>
      <Icon size={16} />
      <span>
        <VisuallyHidden>{text(isError ? 'admin.check.error' : 'admin.check.warning')}: </VisuallyHidden>
        {formatMessage(findingMessage(finding), text)}
      </span>
    </p>
  );
}
