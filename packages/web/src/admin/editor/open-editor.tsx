import { fieldTypes } from '@form-portal/field-types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../shared/i18n/i18n-context.tsx';
import { newGuid } from '../../shared/new-guid.ts';
import { useAnnounce } from '../../shared/shell/live-region.tsx';
import { useSite } from '../../shared/shell/site-context.tsx';
import { useStructure } from '../api/queries.ts';
import { useSuomiFi } from '../shell/context/suomi-fi.ts';
import { useNamedStructure } from '../vault-names.ts';
import { EditorContext } from './editor-context.tsx';
import { createEditorStore } from './editor-store.ts';
import { EditorScreen } from './frame/editor-screen.tsx';
import { LanguageProgressProvider } from './language-progress.tsx';
import { importFormCommand } from './model/commands/settings/import-form.ts';
import type { EditorEnv } from './model/editor-env.ts';
import { initialEditorState } from './model/editor-state.ts';
import { createLogicOf } from './model/logic/form-logic.ts';
import { createTrialOf } from './model/logic/trial-resolution.ts';
import { formatMessage, type Message } from './model/messages/message.ts';
import { findKeptEditor, findKeptGuid, keepForm } from './saving/kept-form.ts';
import type { Form } from '@form-portal/domain';
import type { EditorData } from './editor-data.ts';
import type { ReactElement } from 'react';

export interface OpenEditorProps {
  readonly data: EditorData;
  /** A backup to import on opening; undefined: none. */
  readonly backup: Form | undefined;
  /** Called when a new form gets its GUID. */
  readonly onNamed: (guid: string) => void;
}

/** The editor of a loaded form: creates its store and keeps the environment up to date. */
export function OpenEditor({ data, backup, onNamed }: OpenEditorProps): ReactElement {
  const { settings, limits, timeZone } = useSite();
  const { language } = useI18n();
  const structure = useNamedStructure(useStructure().structure, data.catalogue);
  const suomiFi = useSuomiFi();
  const announce = useAnnounceMessage();
  const [{ store, original }] = useState(() => {
    const { form, stored, versions, catalogue, storedForms, copyOf } = data;
    const keptEditor = findKeptEditor({ stored, versions }, language, copyOf);
    const goesOnWithKept = keptEditor !== undefined && backup === undefined;
    const firstGuid = (goesOnWithKept ? findKeptGuid(stored, copyOf) : undefined) ?? newGuid();
    const logicOf = createLogicOf(fieldTypes);
    const env: EditorEnv = {
      newGuid,
      fieldTypes,
      logicOf,
      trialOf: createTrialOf(logicOf),
      structure,
      mapping: settings.suomifi,
      suomiFi,
      limits,
      timeZone,
      catalogue,
      defaultLanguage: settings.defaultLanguage,
      storedForms,
      copyOf,
      firstGuid,
    };
    const state = keptEditor ?? initialEditorState({ form, baseline: stored, versions, language });
    const store = createEditorStore(state, env, { announce, now: () => Date.now() });
    if (backup !== undefined) {
      store.run(importFormCommand(backup));
      keepForm(store.state(), env);
    }
    return { store, original: keptEditor === undefined ? null : { form, stored, versions } };
  });
  useEffect(() => {
    if (store.env().structure !== structure) store.setEnv({ ...store.env(), structure });
  }, [store, structure]);
  return (
    <EditorContext value={store}>
      <LanguageProgressProvider>
        <EditorScreen original={original} onNamed={onNamed} />
      </LanguageProgressProvider>
    </EditorContext>
  );
}

/** Announces messages in the current language; the function is stable. */
function useAnnounceMessage(): (message: Message) => void {
  const { text } = useI18n();
  const announce = useAnnounce();
  const currentText = useRef(text);
  useEffect(() => {
    currentText.current = text;
  }, [text]);
  return useCallback((message) => announce(formatMessage(message, currentText.current)), [announce]);
}
