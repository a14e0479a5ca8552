import { draftAnswers, formControlNames, parseGuid } from '@form-portal/domain';
import { createAutosave } from './autosave.ts';
import { openDraftStorage } from './draft-storage.ts';
import { hiddenValue, setHiddenValue } from '../controls/form-inputs.ts';
import { mergeAnswers } from './merge-answers.ts';
import { createOwnGuid } from './own-guid.ts';
import { readAnswers } from '../controls/read-answers.ts';
import { missingFiles } from '../../attachments/missing-files.ts';
import { readRequestStates, writeRequestStates } from '../../requests/request-controls.ts';
import { focusedControl } from '../controls/restore-focus.ts';
import type { FormDeps } from '../../form-deps.ts';
import type { DraftEditor } from '../draft-editor.ts';
import type { StoredDraft } from './draft-storage.ts';
import type { Answers, Guid } from '@form-portal/domain';

/** Preserves the draft across reloads and duplicated tabs (specification D39). */
export interface DraftSession {
  /** Starts the draft from the controls and the tab's storage; returns a function that stops the background work. */
  readonly start: () => () => void;
  /** Schedules storing the changed draft in the tab. */
  readonly save: () => void;
  /** Removes the draft from the tab's storage; the page keeps it until {@link startOver}. */
  readonly forget: () => void;
  /** Starts a new draft with the initial answers, and writes these into the controls. */
  readonly startOver: () => void;
  /** Makes the draft a new submission that corrects the one that has arrived. */
  readonly correctArrived: () => void;
  /** Resolves once the draft has a GUID that no other tab uses. */
  readonly guidClaimed: () => Promise<void>;
}

/** Creates the session of a form's draft. */
export function createDraftSession(deps: FormDeps, editor: DraftEditor): DraftSession {
  const { store, page, site, element, verified } = deps;
  const { form, returned } = page;
  const { owner, formerOwners = [] } = site;
  const firstAnswers = store.getSnapshot().controls.answers;
  const storage = openDraftStorage(() => sessionStorage, form);
  const autosave = createAutosave(write);
  const ownGuid = createOwnGuid({ guid: currentGuid, onRenew: renewGuid });

  function currentGuid(): Guid | null {
    const { draft } = store.getSnapshot();
    return draft.state === 'started' ? draft.guid : null;
  }

  function renewGuid(guid: Guid): void {
    editor.setGuid(guid);
    setHiddenValue(element, formControlNames.draft, guid);
    autosave.schedule();
  }

  function write(): void {
    const state = store.getSnapshot();
    const { draft, dirty, flow, progress } = state;
    if (draft.state === 'empty' || flow.kind === 'sent') return;
    const attached = draft.attachments.map(({ name, content }) => ({ name, request: content.request }));
    const files = [...attached, ...missingFiles(state)];
    const requestStates = [...readRequestStates(form, element)];
    if (!dirty && files.length + requestStates.length === 0) return storage.clear();
    const corrects = parseGuid(hiddenValue(element, formControlNames.corrects)) ?? null;
    const answers = withoutFields(draftAnswers(draft), verified);
    storage.write({ guid: draft.guid, answers, owner, files, requestStates, corrects, progress });
  }

  /** The draft that the tab has stored, unless it belongs to another person or the server returned what was posted. */
  function readStored(): StoredDraft | null {
    const stored = returned === null ? storage.read() : null;
    if (stored === null || ['', owner, ...formerOwners].includes(stored.owner)) return stored;
    storage.clear();
    return null;
  }

  function mountControls(answers: Answers): void {
    const { version } = store.getSnapshot().controls;
    store.update({ controls: { answers, version: version + 1, focus: focusedControl() } });
  }

  function restore(stored: StoredDraft, typed: Answers): void {
    const answers = mergeAnswers(form, { typed, stored: stored.answers, verified: firstAnswers });
    editor.start(answers, stored.guid);
    setHiddenValue(element, formControlNames.draft, stored.guid);
    setHiddenValue(element, formControlNames.corrects, stored.corrects ?? '');
    const progress = stored.progress ?? store.getSnapshot().progress;
    const requestStates = new Map(stored.requestStates);
    store.update({ restored: { files: stored.files, requestStates }, progress, appeared: new Set() });
    writeRequestStates(form, element, requestStates);
    mountControls(answers);
  }

  return {
    start() {
      const typed = readAnswers(form, element);
      const stored = readStored();
      if (stored === null) editor.start(typed, parseGuid(hiddenValue(element, formControlNames.draft)));
      else restore(stored, typed);
      autosave.schedule();
      const stops = [autosave.saveOnLeaving(), ownGuid.start()];
      return () => stops.forEach((stop) => stop());
    },
    save: autosave.schedule,
    forget() {
      autosave.cancel();
      storage.clear();
      store.update({ restored: null });
    },
    startOver() {
      editor.reset();
      // Otherwise the editor would keep the rows of the former answers, and compare with the questions that they revealed.
      const { logic = null } = page;
      store.update({ logic, computed: logic?.computed ?? {}, appeared: new Set(), removedRow: null });
      editor.start(firstAnswers);
      setHiddenValue(element, formControlNames.draft, currentGuid() ?? '');
      setHiddenValue(element, formControlNames.corrects, '');
      writeRequestStates(form, element, new Map());
      mountControls(firstAnswers);
      ownGuid.claim();
    },
    correctArrived() {
      setHiddenValue(element, formControlNames.corrects, currentGuid() ?? '');
      ownGuid.renew();
    },
    guidClaimed: ownGuid.claimed,
  };
}

/** The answers to store: not those of identification, which provides them again and which a shared computer should not keep. */
function withoutFields(answers: Answers, fields: readonly Guid[]): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([guid]) => !fields.some((field) => field === guid)),
  );
}
