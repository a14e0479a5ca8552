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
  const say = useAnnounceMessage();
  const [{ store, kept }] = useState(() => {
    const { form, stored, versions, catalogue, storedForms, copyOf } = data;
    const { defaultLanguage, suomifi: mapping } = settings;
    const portal = { structure, mapping, suomiFi, limits, timeZone, catalogue, defaultLanguage };
    const logicOf = createLogicOf(fieldTypes);
    const rules = { logicOf, trialOf: createTrialOf(logicOf) };
    const kept = findKeptEditor({ stored, versions }, language, copyOf);
    const isKept = kept !== undefined && backup === undefined;
    const firstGuid = (isKept ? findKeptGuid(stored, copyOf) : undefined) ?? newGuid();
    const env = { newGuid, fieldTypes, ...rules, storedForms, copyOf, firstGuid, ...portal };
    const state = kept ?? initialEditorState({ form, baseline: stored, versions, language });
    const store = createEditorStore(state, env, { announce: say, now: () => Date.now() });
    if (backup !== undefined) {
      store.run(importFormCommand(backup));
      keepForm(store.state(), env);
    }
    return { kept: kept === undefined ? null : { form, stored, versions }, store };
  });
  useEffect(() => {
    if (store.env().structure !== structure) store.setEnv({ ...store.env(), structure });
  }, [store, structure]);
  return (
    <EditorContext value={store}>
      <LanguageProgressProvider>
        <EditorScreen kept={kept} onNamed={onNamed} />
      </LanguageProgressProvider>
    </EditorContext>
  );
}

/** Announces messages in the current language; the function is stable. */
function useAnnounceMessage(): (announcement: Message) => void {
  const { text } = useI18n();
  const announce = useAnnounce();
  const inWords = useRef(text);
  useEffect(() => {
    inWords.current = text;
  }, [text]);
  return useCallback((announcement) => announce(formatMessage(announcement, inWords.current)), [announce]);
}
