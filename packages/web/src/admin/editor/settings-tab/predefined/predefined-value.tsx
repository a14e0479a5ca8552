import { newForm, readControls } from '@form-portal/domain';
import { predefinedValue } from '@form-portal/domain/edit';
import { fieldTypeUi } from '@form-portal/field-types/ui';
import { SettingError, visuallyHidden } from '@form-portal/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../../shared/shell/live-region.tsx';
import { useFallbackFocus } from '../../../shell/focus/use-fallback-focus.ts';
import { useEditorStore } from '../../editor-context.tsx';
import { setPredefinedValueCommand } from '../../model/commands/settings/predefined-fields.ts';
import { pauseCommand } from '../../model/commands/window/undo-redo.ts';
import styles from './predefined-fields.module.css';
import type { PredefinedField, PropertyValue } from '@form-portal/domain';
import type { PredefinedControl } from '@form-portal/domain/edit';
import type { FieldInputProps } from '@form-portal/field-types/ui';
import type { ReactElement } from 'react';

export interface PredefinedValueProps {
  readonly predefined: PredefinedField;
  readonly control: PredefinedControl;
  /** The name of the property. */
  readonly name: string;
}

/** The value of a predefined field, in the control that visitors get for its data type. */
export function PredefinedValue({ predefined, control, name }: PredefinedValueProps): ReactElement {
  const id = useId();
  const locale = useI18n();
  const announce = useAnnounce();
  const box = useRef<HTMLFormElement>(null);
  const [isRefused, setRefused] = useState(false);
  const { externalChanges, recordOwnChange } = useExternalChangeCount(predefined);
  useControlValue(box, control, {
    onTyped: (value) => {
      if (value === 'refused') return;
      setRefused(false);
      recordOwnChange(value);
    },
    // A partly typed date or number is not an error yet (docs/design.md#validation-and-sending).
    onLeft: (value) => setRefused(value === 'refused'),
  });
  const lastFocused = useRef('');
  const sameControl = useCallback(() => document.getElementById(lastFocused.current), []);
  const props: FieldInputProps = {
    field: control.field,
    name: predefined.guid,
    id,
    initial: control.answer,
    locale,
    invalid: isRefused,
    describedBy: `${id}-error`,
    disabled: false,
    announce,
  };
  return (
    <form
      ref={box}
      className={styles.value}
      onSubmit={(event) => event.preventDefault()}
      onFocus={({ target }) => (lastFocused.current = target.id)}
    >
      <LabelledControl control={control} id={id} name={locale.text('admin.settings.valueOf', { name })}>
        {/* The options of a lookup load after the row: the control is then remounted. */}
        <ValueInput
          key={`${predefined.property} ${externalChanges} ${control.field.options.length}`}
          type={control.type.name}
          sameControl={sameControl}
          {...props}
        />
      </LabelledControl>
      <SettingError
        id={`${id}-error`}
        error={isRefused ? locale.text('admin.settings.valueRefused') : undefined}
      />
    </form>
  );
}

interface ValueInputProps extends FieldInputProps {
  readonly type: string;
  /** The control that replaces the focused one when all are remounted. */
  readonly sameControl: () => HTMLElement | null;
}

function ValueInput({ type, sameControl, ...props }: ValueInputProps): ReactElement {
  const { Input } = fieldTypeUi(type);
  const part = useFallbackFocus<HTMLDivElement>(sameControl);
  return (
    <div ref={part} className={styles.control}>
      <Input {...props} />
    </div>
  );
}

interface LabelledControlProps {
  readonly control: PredefinedControl;
  readonly id: string;
  readonly name: string;
  readonly children: ReactElement;
}

/** Gives the control an accessible name in the way its type needs; visually the column heading names it. */
function LabelledControl({ control, id, name, children }: LabelledControlProps): ReactElement {
  const frame = fieldTypeUi(control.type.name).frame(control.field);
  if (frame === 'group' || frame === 'radiogroup')
    return (
      <fieldset role={frame}>
        <legend className={visuallyHidden}>{name}</legend>
        {children}
      </fieldset>
    );
  return (
    <>
      <label htmlFor={id} className={visuallyHidden}>
        {name}
      </label>
      {children}
    </>
  );
}

/** Counts changes of the value from outside the control, such as undo, which remount the control. */
function useExternalChangeCount({ value }: PredefinedField) {
  const [shown, setShown] = useState({ value, externalChanges: 0 });
  if (serialized(shown.value) !== serialized(value))
    setShown({ value, externalChanges: shown.externalChanges + 1 });
  return {
    externalChanges: shown.externalChanges,
    recordOwnChange: (typed: PropertyValue | undefined) =>
      setShown((before) => ({ ...before, value: typed })),
  };
}

function serialized(value: PropertyValue | undefined): string {
  return JSON.stringify(value ?? null);
}

type ValueHandler = (value: ReturnType<typeof predefinedValue>) => void;

/** Reads the control on every input and sets the value; reads it again when it loses the focus. */
function useControlValue(
  box: { readonly current: HTMLFormElement | null },
  control: PredefinedControl,
  { onTyped, onLeft }: { readonly onTyped: ValueHandler; readonly onLeft: ValueHandler },
): void {
  const store = useEditorStore();
  useEffect(() => {
    const form = box.current;
    if (form === null) return;
    const onInput = (): void => {
      const value = readValue(form, control);
      onTyped(value);
      if (value !== 'refused') store.run(setPredefinedValueCommand(control.field.guid, value));
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      store.run(pauseCommand);
      if (!(relatedTarget instanceof Node && form.contains(relatedTarget))) onLeft(readValue(form, control));
    };
    form.addEventListener('input', onInput);
    form.addEventListener('focusout', onFocusOut);
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('focusout', onFocusOut);
    };
  });
}

function readValue(form: HTMLFormElement, control: PredefinedControl): ReturnType<typeof predefinedValue> {
  const { field, type } = control;
  const fieldTypes = { get: () => type, all: [type] };
  const typed = readControls({ ...newForm(), fields: [field] }, new FormData(form), fieldTypes);
  return predefinedValue(control, typed.get(field.guid) ?? null);
}
