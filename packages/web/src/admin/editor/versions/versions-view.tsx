import { ArrowLeftIcon, Button, HistoryIcon, Notice, Select, Setting, Skeleton } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { revisionQuery, revisionsQuery } from '../../api/queries.ts';
import { RevisionView } from '../dialogs/revision-view.tsx';
import { useRestore } from '../dialogs/use-restore.ts';
import { useEditor, useRun } from '../editor-context.tsx';
import { showViewCommand } from '../model/commands/window/window.ts';
import { hasDraft } from '../model/saving/stored-versions.ts';
import { mainElement, useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import { useSettledForm } from '../use-settled-form.ts';
import { useFormChanges } from './use-form-changes.ts';
import { ChangeList } from './change-list.tsx';
import { VersionList } from './version-list.tsx';
import styles from './versions-view.module.css';
import type { Form, Guid } from '@form-portal/domain';
import type { FormRevision } from '@form-portal/domain/wire';
import type { ReactElement } from 'react';

/** The versions of the form and what changed between two of them, shown instead of the form (docs/design.md#versions). */
export function VersionsView(): ReactElement | null {
  const { text } = useI18n();
  const run = useRun();
  const view = useFallbackFocus<HTMLDivElement>(mainElement);
  const heading = useRef<HTMLHeadingElement>(null);
  // The control that opened the view is in a menu or dialog that has closed.
  useEffect(() => heading.current?.focus(), []);
  const published = useEditor(({ versions }) => versions.published);
  if (published === null || published.guid === null) return null;
  return (
    <div ref={view} data-editor-region="canvas" className={styles.view}>
      <Button icon={<ArrowLeftIcon />} onClick={() => run(showViewCommand('form'))}>
        {text('admin.backToForm')}
      </Button>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {text('admin.revisions')}
      </h2>
      <Versions guid={published.guid} />
    </div>
  );
}

function Versions({ guid }: { readonly guid: Guid }): ReactElement {
  const { data, error, refetch } = useQuery(revisionsQuery(guid));
  if (error !== null) return <LoadingFailed onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton title="left-out" />;
  return <Comparison guid={guid} revisions={data} />;
}

function LoadingFailed({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { text } = useI18n();
  const note = useFallbackFocus<HTMLDivElement>(mainElement);
  return (
    <Notice ref={note} kind="danger" role="alert">
      <p>{text('loadingFailed')}</p>
      <Button onClick={onRetry}>{text('tryAgain')}</Button>
    </Notice>
  );
}

interface ComparisonProps {
  readonly guid: Guid;
  /** Newest first. */
  readonly revisions: readonly FormRevision[];
}

/** Two versions; 0 is the draft. */
interface Compared {
  readonly from: number;
  readonly to: number;
}

const isAmong = (all: readonly number[], { from, to }: Compared): boolean =>
  all.includes(from) && all.includes(to);

/** Compares two versions: at first the draft with the newest version, or that one with the one before when there is no draft. */
function Comparison({ guid, revisions }: ComparisonProps): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const isDraft = useEditor(({ form, versions }) => hasDraft(form, versions));
  const published = useEditor(({ versions }) => versions.published?.revision);
  const all = [...(isDraft ? [0] : []), ...revisions.map(({ revision }) => revision)];
  const [picked, setPicked] = useState<Compared | null>(null);
  // The draft that was picked may be published or undone since.
  const chosen = picked !== null && isAmong(all, picked) ? picked : withPrevious(all[0] ?? 1);
  const [viewed, setViewed] = useState<number | null>(null);
  const { restore, errorMessage } = useRestore(guid, () => run(showViewCommand('form')));
  const before = useVersion(guid, chosen.from);
  const after = useVersion(guid, chosen.to);

  const nameOf = (revision: number): string =>
    revision === 0 ? text('admin.state.draft') : text('admin.revision', { n: revision });

  function withPrevious(to: number): Compared {
    return { to, from: all[all.indexOf(to) + 1] ?? to };
  }
  return (
    <div className={styles.columns}>
      <VersionList
        revisions={revisions}
        hasDraft={isDraft}
        chosen={chosen.to}
        onChoose={(to) => setPicked(withPrevious(to))}
      />
      <div>
        {errorMessage !== null && (
          <Notice kind="danger" role="alert">
            <p>{errorMessage}</p>
          </Notice>
        )}
        <div className={styles.tools}>
          {(['from', 'to'] as const).map((end) => (
            <Setting key={end} label={text(`admin.versions.${end}`)}>
              {(attributes) => (
                <Select
                  {...attributes}
                  value={chosen[end]}
                  onChange={(event) => setPicked({ ...chosen, [end]: Number(event.currentTarget.value) })}
                >
                  {all.map((revision) => (
                    <option key={revision} value={revision}>
                      {nameOf(revision)}
                    </option>
                  ))}
                </Select>
              )}
            </Setting>
          ))}
          {chosen.from > 0 && (
            <>
              <Button onClick={() => setViewed(chosen.from)}>
                {text('admin.viewRevision', { n: chosen.from })}
              </Button>
              <Button icon={<HistoryIcon />} onClick={() => restore(chosen.from)}>
                {text('admin.restoreRevision', { n: chosen.from })}
              </Button>
            </>
          )}
        </div>
        <Result
          before={before}
          after={after}
          isFirst={chosen.from === chosen.to && chosen.to === all.at(-1)}
          isEdited={chosen.to === (isDraft ? 0 : published)}
        />
      </div>
      {viewed !== null && <RevisionView guid={guid} revision={viewed} onClose={() => setViewed(null)} />}
    </div>
  );
}

interface LoadedVersion {
  /** Undefined: not loaded. */
  readonly form: Form | undefined;
  /** Loads it again; null: it did not fail. */
  readonly retry: (() => void) | null;
}

function useVersion(guid: Guid, revision: number): LoadedVersion {
  const edited = useSettledForm();
  const { data, error, refetch } = useQuery({ ...revisionQuery(guid, revision), enabled: revision > 0 });
  if (revision === 0) return { form: edited, retry: null };
  return { form: data, retry: error === null ? null : () => void refetch() };
}

interface ResultProps {
  readonly before: LoadedVersion;
  readonly after: LoadedVersion;
  /** Whether there is no earlier version to compare with. */
  readonly isFirst: boolean;
  /** Whether the later version is the one that is edited. */
  readonly isEdited: boolean;
}

/** What changed, once both versions are loaded. */
function Result({ before, after, isFirst, isEdited }: ResultProps): ReactElement {
  const { text } = useI18n();
  const retries = [before, after].flatMap(({ retry }) => retry ?? []);
  if (retries.length > 0) return <LoadingFailed onRetry={() => retries.forEach((retry) => retry())} />;
  if (before.form === undefined || after.form === undefined) return <Skeleton title="left-out" />;
  if (isFirst) return <p role="status">{text('admin.versions.first')}</p>;
  return <FoundChanges before={before.form} after={after.form} isEdited={isEdited} />;
}

interface FoundChangesProps {
  readonly before: Form;
  readonly after: Form;
  readonly isEdited: boolean;
}

function FoundChanges({ before, after, isEdited }: FoundChangesProps): ReactElement {
  const { text } = useI18n();
  const changes = useFormChanges(before, after);
  const n = changes.filter(({ part }) => part !== 'options').length;
  return (
    <>
      <div role="status">
        <h2>{n === 0 ? text('admin.versions.none') : text('admin.versions.changes', { n })}</h2>
      </div>
      <ChangeList changes={changes} isEdited={isEdited} />
    </>
  );
}
