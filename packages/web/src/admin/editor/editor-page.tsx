import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import pageStyles from '../../shared/shell/page-frame.module.css';
import { useSite } from '../../shared/shell/site-context.tsx';
import { PageFailure } from '../shell/page-states/page-failure.tsx';
import { PageLoading } from '../shell/page-states/page-loading.tsx';
import { useFocusOnPage } from '../shell/focus/use-focus-on-page.ts';
import { CallError } from '../api/call.ts';
import { EditorFrame } from './frame/editor-frame.tsx';
import { NoSuchForm } from './no-such-form.tsx';
import { OpenEditor } from './open-editor.tsx';
import {
  backupFromNavigation,
  editorDataQuery,
  parseEditorTarget,
  type EditorTarget,
} from './editor-data.ts';
import type { Form } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The form editor and its settings (specification §2, Form editor). */
export function EditorPage(): ReactElement {
  useFocusOnPage();
  const { id = 'new', tab } = useParams();
  const [search] = useSearchParams();
  const address = `${id} ${search.get('copy') ?? ''}`;
  // A new form gets its address with the first save; the open editor must not be remounted.
  const [firstSave, setFirstSave] = useState({ openedAt: '', address: '' });
  const openedAt = firstSave.address === address ? firstSave.openedAt : address;
  const target = parseEditorTarget(id, search.get('copy'));
  if (target === undefined || (tab !== undefined && tab !== 'logic' && tab !== 'settings')) {
    return <NoSuchForm guid={null} />;
  }
  return (
    <EditorLoader
      key={openedAt}
      initialTarget={target}
      onNamed={(guid) => setFirstSave({ openedAt, address: `${guid} ` })}
    />
  );
}

interface EditorLoaderProps {
  readonly initialTarget: EditorTarget;
  /** Called when a new form gets its GUID. */
  readonly onNamed: (guid: string) => void;
}

function EditorLoader({ initialTarget, onNamed }: EditorLoaderProps): ReactElement {
  const client = useQueryClient();
  const { settings } = useSite();
  const [target] = useState(initialTarget);
  const backup = useBackup();
  const { data, error, refetch } = useQuery(editorDataQuery(client, target, settings.defaultLanguage));
  if (data !== undefined) return <OpenEditor data={data} backup={backup} onNamed={onNamed} />;
  if (error instanceof CallError && error.status === 404)
    return <NoSuchForm guid={target.kind === 'stored' ? target.guid : null} />;
  return (
    <EditorFrame>
      <main id="main" tabIndex={-1} className={pageStyles.main}>
        {error === null ? <PageLoading /> : <PageFailure error={error} onRetry={() => void refetch()} />}
      </main>
    </EditorFrame>
  );
}

/** The backup passed along with the navigation. Removed from the history entry, so that a reload does not import it again. */
function useBackup(): Form | undefined {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const [backup] = useState(() => backupFromNavigation(state));
  const isInHistory = backup !== undefined && state !== null;
  useEffect(() => {
    if (isInHistory) void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [isInHistory, navigate, pathname, search]);
  return backup;
}
