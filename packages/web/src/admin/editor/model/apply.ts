import type { Form } from '@form-portal/domain';
import type { EditorLocation } from '@form-portal/domain/edit';
import { afterEvent, type ChangeEvent } from '../../unsaved-changes/unsaved-changes.ts';
import { changeView, type CanvasView } from './view/canvas-view.ts';
import type { EditorState } from './editor-state.ts';
import { mapHistory, recordEdit, stepForward, endBurst, stepBack, type HistoryResult } from './history.ts';
import { asSaved, formRules } from './saving/form-rules.ts';
import { elementPositions } from './view/element-positions.ts';
import { isSameSelection, selectionAfter, selectionOf } from './view/selection.ts';
import { asPublished } from './saving/stored-versions.ts';
import { endedTrial } from './logic/trial.ts';
import type { PanelTab, WindowView } from './view/window-view.ts';
import type {
  AdoptTransaction,
  EditTransaction,
  NavigateTransaction,
  SaveTransaction,
  Transaction,
} from './transaction.ts';

/**
 * The editor's state after a transaction, and the only way it changes. `at` is the time in milliseconds, which separates bursts of typing.
 */
export function apply(state: EditorState, transaction: Transaction, at: number): EditorState {
  const changed = withWindow(applyTransaction(state, transaction, at), state, transaction);
  const next = withoutLostCarry(withTabStop(changed, state), state);
  if (isSameLayout(state.form, next.form)) return next;
  return { ...next, positions: elementPositions(next.form, state.positions) };
}

function isSameLayout(before: Form, after: Form): boolean {
  return after.layout === before.layout && after.groups === before.groups && after.pages === before.pages;
}

function applyTransaction(state: EditorState, transaction: Transaction, at: number): EditorState {
  switch (transaction.kind) {
    case 'edit':
      return applyEdit(state, transaction, at);
    case 'navigate':
      return applyNavigation(state, transaction);
    case 'load':
      return changeEveryForm(state, transaction.change);
    case 'adopt':
      return applyAdoption(state, transaction, at);
    case 'canvas':
      return withCanvas(state, changeView(state.canvas, transaction.change));
    case 'window':
      return {
        ...state,
        // The views of the window are on the Edit tab.
        tab: transaction.change.view === undefined ? state.tab : 'edit',
        window: { ...state.window, ...transaction.change },
      };
    case 'undo':
      return applyHistory(state, stepBack(state.history, state.form));
    case 'redo':
      return applyHistory(state, stepForward(state.history, state.form));
    case 'pause':
      return { ...state, history: endBurst(state.history) };
    case 'save':
    case 'saved':
    case 'save-refused':
    case 'save-failed':
    case 'save-conflict':
    case 'save-note-closed':
      return applySaveEvent(state, transaction);
  }
}

/** Changes the form and every form of the history, so that undo and redo do not take the change back. */
function changeEveryForm(state: EditorState, change: (form: Form) => Form): EditorState {
  return { ...state, form: change(state.form), history: mapHistory(state.history, change) };
}

function withCanvas(state: EditorState, canvas: CanvasView): EditorState {
  return canvas === state.canvas ? state : { ...state, canvas };
}

/** The canvas's Tab stop is the block selected last, and always one that exists. */
function withTabStop(next: EditorState, { form, selection }: EditorState): EditorState {
  const { tabStop } = next.canvas;
  const selected = next.selection.kind === 'nothing' ? null : next.selection.guid;
  const isNewlySelected = selected !== null && !isSameSelection(next.selection, selection);
  const isGone = next.form !== form && tabStop !== null && selectionOf(next.form, tabStop).kind === 'nothing';
  return isNewlySelected || isGone ? withCanvas(next, changeView(next.canvas, { tabStop: selected })) : next;
}

/** Carrying a block ends when it is no longer in the form. */
function withoutLostCarry(next: EditorState, { form }: EditorState): EditorState {
  const { carried } = next.canvas;
  if (next.form === form || carried?.kind !== 'element') return next;
  if (selectionOf(next.form, carried.guid).kind !== 'nothing') return next;
  return withCanvas(next, changeView(next.canvas, { carried: null, dropTarget: null }));
}

/**
 * An edit sets or clears the offer to undo; options that load leave it. Going to a location shows the tab of the side panel that has it, and
 * one outside the table of texts shows the form.
 */
function withWindow(next: EditorState, { form, focus }: EditorState, transaction: Transaction): EditorState {
  const offer = transaction.kind === 'edit' ? transaction.undoOffer : null;
  const keepsOffer = next.form === form || transaction.kind === 'load';
  const undoOffer = keepsOffer ? next.window.undoOffer : offer;
  const destination = next.focus === focus ? null : next.focus;
  const view = destination !== null && destination.in !== 'text' ? 'form' : next.window.view;
  const panelTab = destination === null ? next.window.panelTab : panelTabOf(destination);
  const isTrialShown = destination === null && view === 'form' && next.tab === 'edit';
  const trial = isTrialShown ? next.window.trial : endedTrial(next.window.trial);
  const change = { undoOffer, view, panelTab, trial };
  return hasChange(next.window, change) ? { ...next, window: { ...next.window, ...change } } : next;
}

function hasChange(window: WindowView, change: Partial<WindowView>): boolean {
  return Object.entries(change).some(([name, value]) => window[name as keyof WindowView] !== value);
}

function panelTabOf(location: EditorLocation): PanelTab {
  if (location.in === 'rows') return 'rows';
  if (location.in === 'logic' || location.in === 'new-check') return 'logic';
  if (location.in !== 'text') return 'element';
  const { of, part } = location.text;
  if (of === 'check') return 'logic';
  return of === 'group' && (part === 'rowName' || part === 'addText') ? 'rows' : 'element';
}

function applyEdit(state: EditorState, edit: EditTransaction, at: number): EditorState {
  const { form, selection, label, mergeKey, focus } = edit;
  const step = { form: state.form, before: state.selection, after: selection, label };
  return {
    ...state,
    form,
    selection,
    focus,
    history: recordEdit(state.history, { ...step, mergeKey, at }),
  };
}

function applyNavigation(
  state: EditorState,
  { selection, language, tab, focus }: NavigateTransaction,
): EditorState {
  return { ...state, selection, language, tab, focus };
}

function applyAdoption(
  state: EditorState,
  { form: stored, versions, label }: AdoptTransaction,
  at: number,
): EditorState {
  const selection = selectionAfter(state.selection, state.form, stored);
  const step = { form: state.form, before: state.selection, after: selection, label };
  const history = recordEdit(state.history, { ...step, mergeKey: null, at });
  const next = withSaveEvent(state, { kind: 'replaced', stored });
  return { ...next, versions, conflictVersions: null, selection, focus: null, history };
}

/** History restores content, not identity: GUID and revision are always those of the last save. */
function applyHistory(state: EditorState, result: HistoryResult | undefined): EditorState {
  if (result === undefined) return state;
  const { form, selection, history } = result;
  return { ...state, form: asSaved(form, state.baseline), selection, history, focus: null };
}

function applySaveEvent(state: EditorState, transaction: SaveTransaction): EditorState {
  switch (transaction.kind) {
    case 'save':
      return startSave(state, transaction);
    case 'saved': {
      const next = asEnabledByServer(withSaveEvent(state, transaction), state.save);
      const selection = selectionAfter(state.selection, state.form, next.form);
      return { ...next, versions: transaction.versions, selection, history: endBurst(next.history) };
    }
    case 'save-conflict':
      return { ...withSaveEvent(state, transaction), conflictVersions: transaction.versions };
    case 'save-refused':
    case 'save-failed':
    case 'save-note-closed':
      return { ...withSaveEvent(state, transaction), conflictVersions: null };
  }
}

/** The server disables a form that was never published: its history follows, so that undo and redo lead back to what is stored. */
function asEnabledByServer(state: EditorState, save: EditorState['save']): EditorState {
  const { enabled } = state.baseline;
  if (save.phase !== 'saving' || save.sent.enabled === enabled) return state;
  return changeEveryForm(state, (form) => (form.enabled === enabled ? form : { ...form, enabled }));
}

/** Publishing enables every form of the history as well: undo must not close the form to visitors. */
function startSave(
  state: EditorState,
  transaction: Extract<SaveTransaction, { readonly kind: 'save' }>,
): EditorState {
  const { target, newer } = transaction;
  // Only overwriting is based on what somebody else saved: any other save meets it as a conflict again.
  const versions = newer === 'overwrite' ? (state.conflictVersions ?? state.versions) : state.versions;
  const prepared =
    target === 'published' ? changeEveryForm(state, (form) => asPublished(form, versions)) : state;
  const next = withSaveEvent(prepared, transaction);
  return {
    ...next,
    saveTarget: target,
    versions,
    conflictVersions: null,
    history: endBurst(prepared.history),
  };
}

function withSaveEvent(state: EditorState, event: ChangeEvent<Form>): EditorState {
  const { baseline, form, save } = state;
  const changes = afterEvent({ baseline, current: form, save }, event, formRules);
  return { ...state, baseline: changes.baseline, form: changes.current, save: changes.save };
}
