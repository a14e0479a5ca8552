import type { Form } from '@form-portal/domain';
import { afterEvent, type ChangeEvent } from '../../unsaved-changes/unsaved-changes.ts';
import { changedView, type CanvasView } from './canvas-view.ts';
import type { EditorState } from './editor-state.ts';
import { changedThroughout, recorded, redone, sealed, undone, type Travelled } from './history.ts';
import { asSaved, formRules } from './form-rules.ts';
import { placesIn } from './element-positions.ts';
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

function adopted(state: EditorState, { form: stored, label }: AdoptTransaction, at: number): EditorState {
  const selection = settleSelection(state.selection, state.form, stored);
  const step = { form: state.form, before: state.selection, after: selection, label };
  const history = recorded(state.history, { ...step, mergeKey: null, at });
  return { ...withSaveEvent(state, { kind: 'replaced', stored }), selection, focus: null, history };
}

/** History keeps what was written, never who the form is: GUID and revision are always those of the last save. */
function travelled(state: EditorState, to: Travelled | undefined): EditorState {
  if (to === undefined) return state;
  return { ...state, ...to, form: asSaved(to.form, state.baseline), focus: null };
}

function saving(state: EditorState, transaction: SaveTransaction): EditorState {
  const next = withSaveEvent(state, transaction);
  switch (transaction.kind) {
    case 'save':
      return { ...next, history: sealed(state.history) };
    case 'saved': {
      const selection = settleSelection(state.selection, state.form, next.form);
      return { ...next, selection, history: sealed(state.history) };
    }
    default:
      return next;
  }
}

function withSaveEvent(state: EditorState, event: ChangeEvent<Form>): EditorState {
  const { baseline, form, save } = state;
  const changes = afterEvent({ baseline, current: form, save }, event, formRules);
  return { ...state, baseline: changes.baseline, form: changes.current, save: changes.save };
}
