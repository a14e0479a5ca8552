import { findField } from '@form-portal/domain';
import { necessityOf } from '@form-portal/domain/edit';
import { Segmented, Switch } from '@form-portal/ui';
import { useRef } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import {
  makeLongCommand,
  makeShortCommand,
  setRequiredCommand,
} from '../model/commands/field/field-settings.ts';
import { useFocusAtLocation } from '../use-focus-at-location.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Whether the selected field is required, unless it is computed, and its width. */
export function FieldShape({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const required = useRef<HTMLInputElement>(null);
  const isRequired = useEditor(({ form }) => {
    const field = findField(form, guid);
    return field !== undefined && necessityOf(field) === 'required';
  });
  // A computed answer is never required.
  const isComputed = useEditor(({ form }) => findField(form, guid)?.formula !== undefined);
  const width = useEditor(({ form }) => findField(form, guid)?.width ?? 'wide');
  useFocusAtLocation(
    required,
    (location) => location.in === 'field' && location.part === 'required' && location.guid === guid,
  );
  return (
    <>
      {!isComputed && (
        <Switch
          ref={required}
          label={text('admin.panel.required')}
          hint={text('admin.panel.requiredHint')}
          state={isRequired ? 'on' : 'off'}
          onChange={(state) => run(setRequiredCommand(state === 'on' ? 'required' : 'optional'))}
        />
      )}
      <Segmented
        legend={text('admin.panel.width')}
        chosen={width}
        choices={[
          { value: 'narrow', label: text('admin.panel.short') },
          { value: 'wide', label: text('admin.panel.long') },
        ]}
        onChoose={(chosen) => run(chosen === 'narrow' ? makeShortCommand : makeLongCommand)}
      />
    </>
  );
}
