import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { PanelHead } from './panel-head.tsx';
import { TextControl } from './text-control.tsx';
import type { TextPlace } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

const name: TextPlace = { of: 'form', part: 'name' };
const description: TextPlace = { of: 'form', part: 'description' };

/** The head of the panel for the form, while nothing is selected. */
export function FormHead(): ReactElement {
  const { text } = useI18n();
  return <PanelHead kind={text('admin.panel.nothingSelected')} title={text('admin.panel.form')} />;
}

/** Title and description of the form. */
export function FormTexts(): ReactElement {
  const { text } = useI18n();
  return (
    <>
      <TextControl place={name} label={text('admin.panel.formTitle')} />
      <TextControl
        place={description}
        label={text('admin.panel.formDescription')}
        hint={text('admin.panel.formMarkdownHint')}
      />
    </>
  );
}
