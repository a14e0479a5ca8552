import { Button, ButtonLink, ExternalLinkIcon, VisuallyHidden } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { isDirty } from '../model/editor-state.ts';
import { canSave, saveCommand } from '../model/save.ts';
import { useFallbackFocus } from '../../shell/use-fallback-focus.ts';
import styles from './editor-bar.module.css';
import type { Guid } from '@form-portal/domain';
import type { EditorStore } from '../editor-store.ts';
import type { ReactElement } from 'react';

/** Opens the form as visitors see it in a new tab; saves unsaved changes first (docs/design.md#preview). */
export function PreviewButton(): ReactElement {
  const guid = useEditor(({ baseline }) => baseline.guid);
  const dirty = useEditor(isDirty);
  if (dirty) return <SaveAndPreview />;
  return guid === null ? <NoPreview /> : <PreviewLink guid={guid} />;
}

/** The shared props of the three buttons. Each passes the focus on to its replacement; `title` shows the name where it is hidden. */
function usePreviewProps<Shape extends HTMLElement>(title: string) {
  const ref = useFallbackFocus<Shape>(currentPreviewButton);
  return { ref, title, 'data-preview': '', className: styles.preview, icon: <ExternalLinkIcon /> };
}

function currentPreviewButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-preview]');
}

function NoPreview(): ReactElement {
  const { text } = useI18n();
  const shape = usePreviewProps<HTMLButtonElement>(text('admin.preview'));
  return (
    <Button {...shape} aria-disabled="true">
      {text('admin.preview')}
      <VisuallyHidden>. {text('admin.previewNeedsSave')}</VisuallyHidden>
    </Button>
  );
}

function PreviewLink({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const shape = usePreviewProps<HTMLAnchorElement>(text('admin.preview'));
  return (
    <ButtonLink {...shape} href={`/form/${guid}`} target="_blank">
      {text('admin.preview')}
      <VisuallyHidden> {text('opensInNewTab')}</VisuallyHidden>
    </ButtonLink>
  );
}

function SaveAndPreview(): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const available = useEditor(canSave);
  const shape = usePreviewProps<HTMLButtonElement>(text('admin.saveAndPreview'));
  return (
    <Button
      {...shape}
      aria-disabled={!available}
      onClick={available ? () => saveAndPreview(store) : undefined}
    >
      {text('admin.saveAndPreview')}
      <VisuallyHidden> {text('opensInNewTab')}</VisuallyHidden>
    </Button>
  );
}

/** Saves and previews the result. The tab opens during the click, so that browsers allow it, and closes when saving fails. */
function saveAndPreview(store: EditorStore): void {
  const saving = saveCommand(store.state(), store.env());
  if (saving?.kind !== 'save') return store.dispatch(saving);
  const tab = window.open('', '_blank');
  const unsubscribe = store.subscribe(() => {
    const { save, baseline } = store.state();
    if (save.phase === 'saving') return;
    unsubscribe();
    if (save.phase === 'idle' && baseline.guid !== null) tab?.location.replace(`/form/${baseline.guid}`);
    else tab?.close();
  });
  store.dispatch(saving);
}
