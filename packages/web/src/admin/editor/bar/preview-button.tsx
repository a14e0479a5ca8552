import { Button, ButtonLink, ExternalLinkIcon, VisuallyHidden } from '@form-portal/ui';
import { useId } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { isFormDirty } from '../model/editor-state.ts';
import { canSave, saveCommand } from '../model/saving/save.ts';
import { useFallbackFocus } from '../../shell/focus/use-fallback-focus.ts';
import { Tip } from './tip.tsx';
import styles from './editor-bar.module.css';
import type { EditorState } from '../model/editor-state.ts';
import type { EditorStore } from '../editor-store.ts';
import type { ReactElement } from 'react';

/** Opens the draft, or the form where there is none, as visitors would see it in a new tab; saves unsaved changes first (docs/design.md#preview). */
export function PreviewButton(): ReactElement {
  const address = useEditor(previewAddress);
  const isDirty = useEditor(isFormDirty);
  if (isDirty) return <SaveAndPreview />;
  return address === null ? <NoPreview /> : <PreviewLink address={address} />;
}

/** The address of the version saved last; null: none was saved. */
export function previewAddress({ baseline: { guid }, versions }: EditorState): string | null {
  if (guid === null) return null;
  return versions.draft === null ? `/form/${guid}?test=true` : `/form/${guid}?draft`;
}

/** The shared props of the three buttons. Each passes the focus on to its replacement; `title` shows the name where it is hidden. */
function usePreviewProps<Control extends HTMLElement>(title: string) {
  const ref = useFallbackFocus<Control>(currentPreviewButton);
  return { ref, title, 'data-preview': '', className: styles.preview, icon: <ExternalLinkIcon /> };
}

function currentPreviewButton(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-preview]');
}

function NoPreview(): ReactElement {
  const { text } = useI18n();
  // The tip takes the place of the title.
  const { title: _, ...props } = usePreviewProps<HTMLButtonElement>(text('admin.preview'));
  const reasonId = useId();
  return (
    <Tip id={reasonId} text={text('admin.previewNeedsSave')}>
      <Button {...props} aria-disabled="true" aria-describedby={reasonId}>
        {text('admin.preview')}
      </Button>
    </Tip>
  );
}

function PreviewLink({ address }: { readonly address: string }): ReactElement {
  const { text } = useI18n();
  const props = usePreviewProps<HTMLAnchorElement>(text('admin.preview'));
  return (
    <ButtonLink {...props} href={address} target="_blank">
      {text('admin.preview')}
      <VisuallyHidden> {text('opensInNewTab')}</VisuallyHidden>
    </ButtonLink>
  );
}

function SaveAndPreview(): ReactElement {
  const { text } = useI18n();
  const store = useEditorStore();
  const isAvailable = useEditor(canSave);
  const props = usePreviewProps<HTMLButtonElement>(text('admin.saveAndPreview'));
  return (
    <Button
      {...props}
      aria-disabled={!isAvailable}
      onClick={isAvailable ? () => saveAndPreview(store) : undefined}
    >
      {text('admin.saveAndPreview')}
      <VisuallyHidden> {text('opensInNewTab')}</VisuallyHidden>
    </Button>
  );
}

/** Saves and previews the result. The tab opens during the click, so that browsers allow it, and closes when saving fails. */
export function saveAndPreview(store: EditorStore): void {
  const transaction = saveCommand(store.state(), store.env());
  if (transaction?.kind !== 'save') {
    store.dispatch(transaction);
    return;
  }
  const tab = window.open('', '_blank');
  const unsubscribe = store.subscribe(() => {
    const { save } = store.state();
    if (save.phase === 'saving') return;
    unsubscribe();
    const address = previewAddress(store.state());
    if (save.phase === 'idle' && address !== null) tab?.location.replace(address);
    else tab?.close();
  });
  store.dispatch(transaction);
}
