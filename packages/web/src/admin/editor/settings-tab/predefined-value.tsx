import { newForm, readControls } from '@form-portal/domain';
import { predefinedValue } from '@form-portal/domain/edit';
import { fieldTypeUi } from '@form-portal/field-types/ui';
import { SettingError, visuallyHidden } from '@form-portal/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useAnnounce } from '../../../shared/shell/live-region.tsx';
import { useEditorStore } from '../editor-context.tsx';
import { setPredefinedValueCommand } from '../model/commands/predefined-fields.ts';
import { pauseCommand } from '../model/commands/travel.ts';
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

/** The value of a predefined field, in the control that a visitor would have for its data type. */
export function PredefinedValue({ predefined, control, name }: PredefinedValueProps): ReactElement {
  const id = useId();
  const locale = useI18n();
  const announce = useAnnounce();
  const box = useRef<HTMLFormElement>(null);
  const [isRefused, setRefused] = useState(false);
  const { filling, wrote } = useFilling(predefined);
  useTyping(box, control, (value) => {
    setRefused(value === 'refused');
    if (value !== 'refused') wrote(value);
  });
  const { Input } = fieldTypeUi(control.type.name);
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
    <form ref={box} className={styles.value} onSubmit={(event) => event.preventDefault()}>
      <Named control={control} id={id} name={locale.text('admin.settings.valueOf', { name })}>
        {/* The options of a lookup come later than the row: the control begins again with them. */}
        <Input key={`${predefined.property} ${filling} ${control.field.options.length}`} {...props} />
      </Named>
      <SettingError
        id={`${id}-error`}
        error={isRefused ? locale.text('admin.settings.valueRefused') : undefined}
      />
    </form>
  );
}

interface NamedProps {
  readonly control: PredefinedControl;
  readonly id: string;
  readonly name: string;
  readonly children: ReactElement;
}

/** Names the control in the way its type asks for; the column's heading says the same to the eye. */
function Named({ control, id, name, children }: NamedProps): ReactElement {
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

/** Counts the times that the value changed from elsewhere, such as by undo: the control then shows it anew. */
function useFilling({ value }: PredefinedField) {
  const [shown, setShown] = useState({ value, filling: 0 });
  if (spelled(shown.value) !== spelled(value)) setShown({ value, filling: shown.filling + 1 });
  return {
    filling: shown.filling,
    wrote: (own: PropertyValue | undefined) => setShown((before) => ({ ...before, value: own })),
  };
}

function spelled(value: PropertyValue | undefined): string {
  return JSON.stringify(value ?? null);
}

/** Reads the control whenever something is typed or chosen in it, and sets what it says. */
function useTyping(
  box: { readonly current: HTMLFormElement | null },
  control: PredefinedControl,
  onRead: (value: ReturnType<typeof predefinedValue>) => void,
): void {
  const store = useEditorStore();
  useEffect(() => {
    const form = box.current;
    if (form === null) return;
    const read = (): void => {
      const { field, type } = control;
      const fieldTypes = { get: () => type, all: [type] };
      const typed = readControls({ ...newForm(), fields: [field] }, new FormData(form), fieldTypes);
      const value = predefinedValue(control, typed.get(field.guid) ?? null);
      onRead(value);
      if (value !== 'refused') store.run(setPredefinedValueCommand(field.guid, value));
    };
    const rest = (): void => store.run(pauseCommand);
    form.addEventListener('input', read);
    form.addEventListener('focusout', rest);
    return () => {
      form.removeEventListener('input', read);
      form.removeEventListener('focusout', rest);
    };
  });
}
