import type { Form } from '@form-portal/domain';
import { changedView, type CanvasView } from './canvas-view.ts';
import type { EditorState } from './editor-state.ts';
import { changedThroughout, recorded, redone, sealed, undone, type Travelled } from './history.ts';
import { placesIn } from './places.ts';
import { settleSelection } from './selection.ts';
import type {
  AdoptTransaction,
  EditTransaction,
  LookTransaction,
  SaveTransaction,
  Transaction,
} from './transaction.ts';

/**
 * The next state of the editor. `at` is the moment in milliseconds, which tells bursts of typing apart. The only way it changes.
 */
export function apply(state: EditorState, transaction: Transaction, at: number): EditorState {
  const next = withWindow(applied(state, transaction, at), state, transaction);
  const isLaidOutAlike = next.form.layout === state.form.layout && next.form.groups === state.form.groups;
  return isLaidOutAlike ? next : { ...next, places: placesIn(next.form, state.places) };
}

function applied(state: EditorState, transaction: Transaction, at: number): EditorState {
  switch (transaction.kind) {
    case 'edit':
      return edited(state, transaction, at);
    case 'look':
      return looked(state, transaction);
    case 'load':
      return {
        ...state,
        form: transaction.change(state.form),
        history: changedThroughout(state.history, transaction.change),
      };
    case 'adopt':
      return adopted(state, transaction, at);
    case 'canvas':
      return withCanvas(state, changedView(state.canvas, transaction.change));
    case 'window':
      return {
        ...state,
        // Whatever is shown there, the Edit tab shows.
        tab: transaction.change.shows === undefined ? state.tab : 'edit',
        window: { ...state.window, ...transaction.change },
      };
    case 'undo':
      return travelled(state, undone(state.history, state.form));
    case 'redo':
      return travelled(state, redone(state.history, state.form));
    case 'pause':
      return { ...state, history: sealed(state.history) };
    default:
      return saving(state, transaction);
  }
}

function withCanvas(state: EditorState, canvas: CanvasView): EditorState {
  return canvas === state.canvas ? state : { ...state, canvas };
}

/** What the window shows follows from what is done to the form, and from where the editor goes. */
function withWindow(next: EditorState, { form, focus }: EditorState, transaction: Transaction): EditorState {
  const offer = transaction.kind === 'edit' ? transaction.undoOffer : null;
  const undoOffer = next.form === form ? next.window.undoOffer : offer;
  const goesToForm = next.focus !== focus && next.focus !== null && next.focus.in !== 'text';
  const shows = goesToForm ? 'form' : next.window.shows;
  const isSame = undoOffer === next.window.undoOffer && shows === next.window.shows;
  return isSame ? next : { ...next, window: { ...next.window, undoOffer, shows } };
}

function edited(state: EditorState, edit: EditTransaction, at: number): EditorState {
  const { form, selection, label, mergeKey, focus } = edit;
  const step = { form: state.form, before: state.selection, after: selection, label };
  return {
    ...state,
    form,
    selection,
    focus,
    history: recorded(state.history, { ...step, mergeKey, at }),
  };
}

function looked(state: EditorState, { selection, language, tab, focus }: LookTransaction): EditorState {
  return { ...state, selection, language, tab, focus };
}

function adopted(state: EditorState, { form, label }: AdoptTransaction, at: number): EditorState {
  const selection = settleSelection(state.selection, state.form, form);
  const step = { form: state.form, before: state.selection, after: selection, label };
  const history = recorded(state.history, { ...step, mergeKey: null, at });
  return { ...state, form, baseline: form, selection, focus: null, history, save: { phase: 'idle' } };
}

/** History keeps what was written, never who the form is: GUID and revision are always those of the last save. */
function travelled(state: EditorState, to: Travelled | undefined): EditorState {
  if (to === undefined) return state;
  return { ...state, ...to, form: asSaved(to.form, state.baseline), focus: null };
}

function saving(state: EditorState, transaction: SaveTransaction): EditorState {
  switch (transaction.kind) {
    case 'save': {
      const { newer } = transaction;
      const isStored = state.baseline.guid !== null;
      return {
        ...state,
        history: sealed(state.history),
        save: { phase: 'saving', sent: state.form, isStored, newer },
      };
    }
    case 'saved':
      return saved(state, transaction.form);
    case 'save-refused': {
      const { by, problems } = transaction;
      return { ...state, save: { phase: 'refused', by, problems } };
    }
    case 'save-conflict':
      return { ...state, save: { phase: 'conflict', stored: transaction.stored } };
    case 'save-failed': {
      const { cause, error } = transaction;
      return { ...state, save: { phase: 'failed', cause, error } };
    }
    case 'save-note-closed':
      return { ...state, save: { phase: 'idle' } };
  }
}

/**
 * The server's form becomes form and baseline (specification §4); what was edited while it was on its way stays, unsaved.
 */
function saved(state: EditorState, stored: Form): EditorState {
  const isUntouched = state.save.phase !== 'saving' || state.save.sent === state.form;
  const form = isUntouched ? stored : asSaved(state.form, stored);
  return {
    ...state,
    form,
    baseline: stored,
    selection: settleSelection(state.selection, state.form, form),
    history: sealed(state.history),
    save: { phase: 'idle' },
  };
}

/** A form's content under the GUID and revision of the stored one; before the first save they belong to the content. */
function asSaved(form: Form, { guid, revision, updatedAt }: Form): Form {
  const isSame = form.guid === guid && form.revision === revision && form.updatedAt === updatedAt;
  return guid === null || isSame ? form : { ...form, guid, revision, updatedAt };
}
