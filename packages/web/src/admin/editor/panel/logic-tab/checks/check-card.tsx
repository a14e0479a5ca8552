import { Segmented, Select, TrashIcon } from '@form-portal/ui';
import { useId } from 'react';
import { useI18n } from '../../../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../../../editor-context.tsx';
import {
  addCheckCommand,
  removeCheckCommand,
  setCheckFieldCommand,
  setCheckKindCommand,
  setConditionCommand,
} from '../../../model/commands/logic/rules.ts';
import { TextControl } from '../../text-control.tsx';
import panel from '../../panel.module.css';
import { ConditionBuilder } from '../condition/condition-builder.tsx';
import { useFormText } from '../question/question-select.tsx';
import { RuleSection } from '../rule-section.tsx';
import styles from '../logic-tab.module.css';
import type { FormCheck, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface CheckCardProps {
  readonly guid: Guid;
  /** Its number in the list. */
  readonly number: number;
  /** The field that shows the message of a check that is not added yet; null for the end of the form. */
  readonly startsAt: Guid | null;
  readonly onRemoved: () => void;
}

/** A check: its condition, and the message while that does not hold. It is added to the form with its first question. */
export function CheckCard({ guid, number, startsAt, onRemoved }: CheckCardProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const check = useEditor(({ form }) => form.checks?.find((candidate) => candidate.guid === guid));
  const ruleRef = { rule: 'must', of: guid } as const;
  return (
    <div className={styles.check} data-check={guid}>
      <div className={styles.checkHead}>
        <h4 tabIndex={-1}>{text('admin.logic.check', { n: number })}</h4>
        <button
          type="button"
          className={styles.remove}
          aria-label={text('admin.logic.removeCheck', { n: number })}
          onClick={() => {
            run(removeCheckCommand(guid));
            onRemoved();
          }}
        >
          <TrashIcon size={16} />
        </button>
      </div>
      <RuleSection ruleRef={ruleRef} part="inner">
        <ConditionBuilder
          ruleRef={ruleRef}
          condition={check?.must}
          onChange={(must, change) => {
            if (check !== undefined) run(setConditionCommand(ruleRef, must, change));
            else if (must !== undefined) run(addCheckCommand(guid, must, startsAt));
          }}
        />
      </RuleSection>
      {check !== undefined && <CheckDetails check={check} />}
    </div>
  );
}

/** The message of a check, where it is shown, and whether it prevents sending. */
function CheckDetails({ check: { guid, at, kind } }: { readonly check: FormCheck }): ReactElement {
  const id = useId();
  const { text } = useI18n();
  const run = useRun();
  const nameOf = useFormText();
  const questions = useEditor((state, { logicOf }) => logicOf(state.form).prepared.questions);
  return (
    <>
      <TextControl
        textId={{ of: 'check', guid, part: 'message' }}
        label={text('admin.logic.message')}
        hint={text('admin.logic.messageHint')}
      />
      <div className={panel.setting}>
        <label htmlFor={id}>{text('admin.logic.checkField')}</label>
        <Select
          id={id}
          value={at ?? ''}
          onChange={({ currentTarget: { value } }) =>
            run(setCheckFieldCommand(guid, value === '' ? null : (value as Guid)))
          }
        >
          <option value="">{text('admin.logic.wholeForm')}</option>
          {at !== null && !questions.has(at) && (
            <option value={at}>{text('admin.sentence.questionGone')}</option>
          )}
          {[...questions.values()].map(({ field }) => (
            <option key={field.guid} value={field.guid}>
              {nameOf(field.label) || text('admin.unnamedField')}
            </option>
          ))}
        </Select>
      </div>
      <Segmented
        legend={text('admin.logic.checkKind')}
        chosen={kind}
        choices={[
          { value: 'error', label: text('admin.logic.checkKind.error') },
          { value: 'stop', label: text('admin.logic.checkKind.stop') },
        ]}
        onChoose={(chosen) => run(setCheckKindCommand(guid, chosen))}
      />
    </>
  );
}
