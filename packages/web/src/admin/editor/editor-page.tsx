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
  const [named, setNamed] = useState({ opened: '', address: '' });
  const opened = named.address === address ? named.opened : address;
  const what = parseEditorTarget(id, search.get('copy'));
  if (what === undefined || (tab !== undefined && tab !== 'logic' && tab !== 'settings')) {
    return <NoSuchForm guid={null} />;
  }
  return (
    <EditorLoader key={opened} what={what} onNamed={(guid) => setNamed({ opened, address: `${guid} ` })} />
  );
}

interface OpeningProps {
  readonly what: EditorTarget;
  readonly onNamed: (guid: string) => void;
}

function EditorLoader({ what: asked, onNamed }: OpeningProps): ReactElement {
  const client = useQueryClient();
  const { settings } = useSite();
  const [what] = useState(asked);
  const backup = useBackup();
  const { data, error, refetch } = useQuery(editorDataQuery(client, what, settings.defaultLanguage));
  if (data !== undefined) return <OpenEditor data={data} backup={backup} onNamed={onNamed} />;
  if (error instanceof CallError && error.status === 404)
    return <NoSuchForm guid={what.kind === 'stored' ? what.guid : null} />;
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
  const isTaken = backup === undefined || state === null;
  useEffect(() => {
    if (!isTaken) void navigate(`${pathname}${search}`, { replace: true, state: null });
  }, [isTaken, navigate, pathname, search]);
  return backup;
}
