import { findField, isOfferedFor, noProperty, offeredDataTypes } from '@form-portal/domain';
import { Button, Notice } from '@form-portal/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { bindPropertyCommand } from '../model/commands/field/bind-property.ts';
import { undoCommand } from '../model/commands/window/undo-redo.ts';
import { formatMessage } from '../model/messages/message.ts';
import { NewProperty } from '../../vault/new-property/new-property.tsx';
import { PropertyPicker } from '../property-picker.tsx';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import styles from './panel.module.css';
import type { Guid } from '@form-portal/domain';
import type { EditorState } from '../model/editor-state.ts';
import type { Message } from '../model/messages/message.ts';
import type { ReactElement } from 'react';

export interface FieldBindingProps {
  readonly guid: Guid;
  /** The name of the field's type. */
  readonly kind: string;
}

/** Binds the field to a vault property that is offered to it (specification §5). */
export function FieldBinding({ guid, kind }: FieldBindingProps): ReactElement {
  const id = useId();
  const { text } = useI18n();
  const store = useEditorStore();
  const control = useRef<HTMLInputElement>(null);
  const property = useEditor(({ form }) => findField(form, guid)?.property ?? noProperty);
  const offered = useEditor(({ form }, { fieldTypes }) =>
    offeredDataTypes(findField(form, guid) ?? { type: '' }, fieldTypes),
  );
  const label = useEditor(({ form }, { structure }) =>
    structure === null ? undefined : findField(form, guid)?.label,
  );
  const [emptied, setEmptied] = useState<Emptied | null>(null);
  const awaitProperty = useNewProperty(bind);
  useFocusAtLocation(
    control,
    (location) =>
      location.in === 'field' &&
      location.guid === guid &&
      (location.part === 'property' || location.part === 'type'),
  );

  function bind(chosen: number | null): void {
    const transaction = bindPropertyCommand(guid, chosen)(store.state(), store.env());
    store.dispatch(transaction);
    const announcement = transaction?.kind === 'edit' ? transaction.announcement : null;
    setEmptied(announcement === null ? null : { announcement, step: lastStep(store.state()) });
  }

  function undo(): void {
    setEmptied(null);
    store.run(undoCommand);
    // The notice disappears with its button.
    control.current?.focus();
  }

  return (
    <>
      <div className={styles.setting}>
        <label htmlFor={id}>{text('admin.panel.property')}</label>
        <p id={`${id}-hint`} className={styles.hint}>
          {text('admin.panel.propertyHint', { type: kind })}
        </p>
        <PropertyPicker
          id={id}
          ref={control}
          describedBy={`${id}-hint`}
          property={property}
          isOffered={(candidate) => isOfferedFor(offered, candidate)}
          none={text('admin.panel.noProperty')}
          onChoose={bind}
        />
        {label !== undefined && <NewProperty offered={offered} label={label} onMade={awaitProperty} />}
      </div>
      {emptied !== null && <EmptiedNote emptied={emptied} onUndo={undo} />}
    </>
  );
}

/** Binds a newly created property as soon as the loaded structure contains it. */
function useNewProperty(bind: (property: number) => void): (property: number) => void {
  const store = useEditorStore();
  const awaited = useRef<number | null>(null);
  const structure = useEditor((_, env) => env.structure);
  function bindAwaited(): void {
    const property = awaited.current;
    const loaded = store.env().structure?.properties;
    if (property === null || loaded?.some(({ id }) => id === property) !== true) return;
    awaited.current = null;
    bind(property);
  }
  const onStructure = useEffectEvent(bindAwaited);
  useEffect(() => {
    onStructure();
  }, [structure]);
  return (property) => {
    awaited.current = property;
    bindAwaited();
  };
}

/** A change of property that emptied the options; `step` identifies it, to detect whether it is still the last one. */
interface Emptied {
  readonly announcement: Message;
  readonly step: Message | undefined;
}

/** The label of the last step, which is its own object for each. */
function lastStep({ history }: EditorState): Message | undefined {
  return history.past.at(-1)?.label;
}

interface EmptiedNoteProps {
  readonly emptied: Emptied;
  readonly onUndo: () => void;
}

function EmptiedNote({ emptied: { announcement, step }, onUndo }: EmptiedNoteProps): ReactElement | null {
  const { text } = useI18n();
  const isLast = useEditor((state) => lastStep(state) === step);
  if (!isLast) return null;
  return (
    <Notice kind="warn">
      <p>{formatMessage(announcement, text)}</p>
      <Button kind="quiet" onClick={onUndo}>
        {text('admin.command.undo')}
      </Button>
    </Notice>
  );
}
