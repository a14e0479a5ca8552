import { findRequest } from '@form-portal/domain/edit';
import { ArrowDownIcon, ArrowUpIcon, Switch, TextInput, TrashIcon, classNames } from '@form-portal/ui';
import { flushSync } from 'react-dom';
import { useId, useRef } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useFallbackFocus } from '../../../shell/focus/use-fallback-focus.ts';
import { useEditor, useRun } from '../../editor-context.tsx';
import {
  moveRequestCommand,
  removeRequestCommand,
  setRequestCommand,
} from '../../model/commands/settings/requests.ts';
import { OptionalCondition } from '../../panel/logic-tab/condition/optional-condition.tsx';
import { useFormText } from '../../panel/logic-tab/question/question-select.tsx';
import { RuleSection } from '../../panel/logic-tab/rule-section.tsx';
import { TextControl } from '../../panel/text-control.tsx';
import { useFocusAtLocation } from '../../use-focus-at-location.ts';
import { useTypedNumber } from '../../use-typed-number.ts';
import { RequestTypes } from './request-types.tsx';
import styles from './requested-files.module.css';
import type { Guid } from '@form-portal/domain';
import type { ComponentType, ReactElement } from 'react';
import type { IconProps } from '@form-portal/ui';

export interface RequestCardProps {
  readonly guid: Guid;
  /** Its number in the list, from 1, and how many there are. */
  readonly number: number;
  readonly count: number;
  readonly onRemoved: () => void;
  /** The element that gets the focus when undo removes the file. */
  readonly addButton: () => HTMLElement | null;
}

/** A requested file: its texts, when it is asked for, and what is accepted. */
export function RequestCard(props: RequestCardProps): ReactElement | null {
  const { guid, number, count, onRemoved, addButton } = props;
  const { text } = useI18n();
  const run = useRun();
  const request = useEditor(({ form }) => findRequest(form, guid));
  const card = useFallbackFocus<HTMLDivElement>(addButton);
  const ruleRef = { rule: 'showWhen', of: guid } as const;
  if (request === undefined) return null;
  const { required, later } = request;
  return (
    <div ref={card} className={styles.card}>
      <Head guid={guid} number={number} count={count} onRemoved={onRemoved} />
      <TextControl textId={{ of: 'request', guid, part: 'name' }} label={text('admin.requests.name')} />
      <TextControl
        textId={{ of: 'request', guid, part: 'description' }}
        label={text('admin.requests.description')}
      />
      <Switch
        label={text('admin.requests.required')}
        state={required ? 'on' : 'off'}
        onChange={(state) => run(setRequestCommand(guid, { required: state === 'on' }))}
      />
      <RuleSection ruleRef={ruleRef} part="inner">
        <OptionalCondition
          ruleRef={ruleRef}
          legend={text('admin.requests.shown')}
          unconditional={text('admin.logic.always')}
        />
      </RuleSection>
      <RequestTypes request={request} />
      <MaxFiles guid={guid} />
      <Switch
        label={text('admin.requests.later')}
        hint={text('admin.requests.laterHint')}
        state={later ? 'on' : 'off'}
        onChange={(state) => run(setRequestCommand(guid, { later: state === 'on' }))}
      />
      {later && (
        <TextControl
          textId={{ of: 'request', guid, part: 'laterText' }}
          label={text('admin.requests.laterText')}
        />
      )}
    </div>
  );
}

/** The name of the file, and the buttons that move and remove it. */
function Head({ guid, number, count, onRemoved }: Omit<RequestCardProps, 'addButton'>): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const nameOf = useFormText();
  const heading = useRef<HTMLHeadingElement>(null);
  const request = useEditor(({ form }) => findRequest(form, guid));
  const name = nameOf(request?.name ?? {}) || text('admin.unnamedRequest');
  useFocusAtLocation(heading, (location) => location.in === 'request' && location.guid === guid);
  return (
    <div className={styles.head}>
      <h4 ref={heading} tabIndex={-1} className={styles.name}>
        {number}. {name}
      </h4>
      <Tool
        label={text('admin.requests.moveUp', { name })}
        Icon={ArrowUpIcon}
        isAvailable={number > 1}
        onUse={() => run(moveRequestCommand(guid, 'up'))}
      />
      <Tool
        label={text('admin.requests.moveDown', { name })}
        Icon={ArrowDownIcon}
        isAvailable={number < count}
        onUse={() => run(moveRequestCommand(guid, 'down'))}
      />
      <Tool
        label={text('admin.requests.remove', { name })}
        Icon={TrashIcon}
        isDangerous
        onUse={() => {
          flushSync(() => run(removeRequestCommand(guid)));
          onRemoved();
        }}
      />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly Icon: ComponentType<IconProps>;
  readonly isAvailable?: boolean;
  readonly isDangerous?: boolean;
  readonly onUse: () => void;
}

/** A button of the head; it stays focusable while it has no effect, and keeps the focus when its card moves. */
function Tool({ label, Icon, isAvailable = true, isDangerous = false, onUse }: ToolProps): ReactElement {
  return (
    <button
      type="button"
      className={classNames(styles.tool, isDangerous && styles.dangerous)}
      aria-label={label}
      aria-disabled={!isAvailable || undefined}
      onClick={({ currentTarget }) => {
        if (!isAvailable) return;
        flushSync(onUse);
        if (currentTarget.isConnected) currentTarget.focus();
      }}
    >
      <Icon size={16} />
    </button>
  );
}

/** The maximum number of files; empty for no limit of its own. */
function MaxFiles({ guid }: { readonly guid: Guid }): ReactElement {
  const id = useId();
  const { text } = useI18n();
  const {
    value: max,
    typed,
    type,
    leave,
  } = useTypedNumber(({ form }) => findRequest(form, guid)?.max ?? null);
  return (
    <div className={styles.setting}>
      <label htmlFor={id}>{text('admin.requests.max')}</label>
      <TextInput
        id={id}
        className={styles.number}
        inputMode="numeric"
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        value={typed ?? String(max ?? '')}
        onChange={({ currentTarget: { value } }) => {
          const isNumberOrEmpty = /^\s*\d{0,4}\s*$/.test(value);
          const typedMax = value.trim() === '' ? null : Number(value);
          type(value, isNumberOrEmpty ? setRequestCommand(guid, { max: typedMax }) : null);
        }}
        onBlur={leave}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {text('admin.requests.maxHint')}
      </p>
    </div>
  );
}
