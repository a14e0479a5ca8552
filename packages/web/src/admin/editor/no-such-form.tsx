import { Button, Notice } from '@form-portal/ui';
import { formToWire } from '@form-portal/domain/wire';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import pageStyles from '../../shared/shell/page-frame.module.css';
import { NotFound } from '../shell/page-states/not-found.tsx';
import { EditorFrame } from './frame/editor-frame.tsx';
import { findKeptForm } from './saving/kept-form.ts';
import type { Form, Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

export interface NoSuchFormProps {
  /** The form that is not stored; null: the address names none. */
  readonly guid: Guid | null;
}

/** The page of a form that does not exist or was deleted; offers kept work on it. */
export function NoSuchForm({ guid }: NoSuchFormProps): ReactElement {
  const [kept] = useState(() => (guid === null ? undefined : findKeptForm(guid)));
  return (
    <EditorFrame>
      <main id="main" tabIndex={-1} className={pageStyles.main}>
        <NotFound>{kept !== undefined && <KeptWorkNotice form={kept} />}</NotFound>
      </main>
    </EditorFrame>
  );
}

function KeptWorkNotice({ form }: { readonly form: Form }): ReactElement {
  const { text } = useI18n();
  const navigate = useNavigate();
  return (
    <Notice kind="info">
      <p>{text('admin.keptOfDeleted')}</p>
      <Button onClick={() => void navigate('/admin/form/new', { state: { backup: formToWire(form) } })}>
        {text('admin.goOnWithKept')}
      </Button>
    </Notice>
  );
}
