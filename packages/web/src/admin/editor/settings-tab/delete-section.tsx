import { routes } from '@form-portal/domain/api';
import { Button, Notice, TrashIcon } from '@form-portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { call, CallError } from '../../api/call.ts';
import { formListQuery } from '../../api/queries.ts';
import { formCountsQuery } from '../../api/submission-counts.ts';
import { DangerQuestion } from '../../shell/danger-question.tsx';
import { useToast } from '../../shell/context/toast-context.tsx';
import { useEditor } from '../editor-context.tsx';
import { useEditorExits } from '../frame/editor-exits.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings-tab.module.css';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** Deletes the form after confirmation (specification §8, Confirmations). */
export function DeleteSection(): ReactElement {
  const { text } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<CallError | null>(null);
  const guid = useEditor((state) => state.baseline.guid);
  const remove = useRemoval(setFailure);
  return (
    <SettingsSection section="delete">
      {failure !== null && (
        <Notice kind="danger" role="alert">
          <p>{text('admin.settings.deleteFailed')}</p>
          {failure.message !== '' && <p>{failure.message}</p>}
        </Notice>
      )}
      {guid === null ? (
        <p className={styles.hint}>{text('admin.settings.deleteUnsaved')}</p>
      ) : (
        <div className={styles.line}>
          <p className={styles.hint}>{text('admin.settings.deleteHint')}</p>
          <Button kind="danger" icon={<TrashIcon />} onClick={() => setAsking(true)}>
            {text('admin.settings.delete')}
          </Button>
        </div>
      )}
      {isAsking && guid !== null && (
        <DeleteFormQuestion
          form={guid}
          onKeep={() => setAsking(false)}
          onDelete={() => {
            setAsking(false);
            void remove(guid);
          }}
        />
      )}
    </SettingsSection>
  );
}

/** Deletes the stored form and goes to the list. Without a session, keeps the work and goes to the sign-in (specification §6). */
function useRemoval(onFailure: (failure: CallError | null) => void): (form: Guid) => Promise<void> {
  const { text } = useI18n();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { release, signIn } = useEditorExits();
  return async (form) => {
    onFailure(null);
    try {
      await call(routes.deleteForm, { params: { id: form } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 401 || error.status === 403) signIn();
      else onFailure(error);
      return;
    }
    release();
    toast({ text: text('admin.formDeleted') });
    client.removeQueries({ queryKey: ['forms', form] });
    void client.invalidateQueries({ queryKey: ['forms'] });
    await navigate('/admin');
  };
}

interface DeleteFormQuestionProps {
  readonly form: Guid;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
}

function DeleteFormQuestion({ form, onKeep, onDelete }: DeleteFormQuestionProps): ReactElement {
  const { text } = useI18n();
  return (
    <DangerQuestion
      question={text('admin.deleteFormQuestion')}
      action={text('admin.settings.delete')}
      icon={<TrashIcon />}
      refusal={text('admin.settings.keepForm')}
      onDo={onDelete}
      onExit={onKeep}
    >
      <p>{text('admin.settings.deleteHint')}</p>
      <RemainingSubmissions form={form} />
    </DangerQuestion>
  );
}

/** The submissions that remain after the form is deleted (docs/design.md#dialogs-and-messages); empty while the counts are loading. */
function RemainingSubmissions({ form }: { readonly form: Guid }): ReactElement {
  const { text } = useI18n();
  const { data: forms } = useQuery({ ...formListQuery(), refetchOnMount: 'always' });
  const { data: counts } = useQuery({ ...formCountsQuery(form), refetchOnMount: 'always' });
  const submissionCount = forms?.find(({ guid }) => guid === form)?.submissions ?? 0;
  const undelivered = counts === undefined ? 0 : counts.waiting + counts.failed;
  return (
    <>
      {submissionCount > 0 && (
        <p>
          <strong>{text('admin.settings.deleteSent', { n: submissionCount })}</strong>
        </p>
      )}
      {undelivered > 0 && (
        <p>
          <strong>{text('admin.settings.deleteUndelivered', { n: undelivered })}</strong>
        </p>
      )}
    </>
  );
}
