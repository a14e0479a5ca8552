import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { PanelHead } from './panel-head.tsx';
import { TextControl } from './text-control.tsx';
import type { TextId } from '@form-portal/domain/edit';
import type { ReactElement } from 'react';

const name: TextId = { of: 'form', part: 'name' };
const description: TextId = { of: 'form', part: 'description' };

/** The head of the panel for the form, while nothing is selected. */
export function FormPanelHead(): ReactElement {
  const { text } = useI18n();
  return <PanelHead kind={text('admin.panel.nothingSelected')} title={text('admin.panel.form')} />;
}

/** Title and description of the form. */
export function FormTexts(): ReactElement {
  const { text } = useI18n();
  return (
    <>
      <TextControl textId={name} label={text('admin.panel.formTitle')} />
      <TextControl
        textId={description}
        label={text('admin.panel.formDescription')}
        hint={text('admin.panel.formMarkdownHint')}
      />
    </>
  );
}
