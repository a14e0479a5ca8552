import { PlayIcon } from '@form-portal/ui/icons';
import { changeRows, type RowChange } from '@form-portal/domain';
import { endedTrial, trialRows, type Trial } from '../../logic/trial.ts';
import { commandDefaults, type Command, type CommandEntry } from '../command.ts';

/** Changes what the form is tried with. */
export function changeTrialCommand(
  change: Partial<Pick<Trial, 'answers' | 'today' | 'isIdentified'>>,
): Command {
  return ({ window: { trial } }) => ({ kind: 'window', change: { trial: { ...trial, ...change } } });
}

/** Adds or removes a row of a repeatable group in the form that is tried; null when it has its most or fewest. */
export function changeTrialRowsCommand(change: RowChange): Command {
  return ({ form, window: { trial } }) => {
    const before = { answers: trial.answers, rows: trialRows(form, trial) };
    const after = changeRows(form, before, change);
    if (after === before) return null;
    const removalCount = trial.removalCount + (change.kind === 'remove' ? 1 : 0);
    return { kind: 'window', change: { trial: { ...trial, ...after, removalCount } } };
  };
}

/** Empties the form that is tried. */
export const clearTrialCommand: Command = ({ window: { trial } }) => ({
  kind: 'window',
  change: {
    trial: {
      ...trial,
      answers: {},
      rows: new Map(),
      clearingCount: trial.clearingCount + 1,
      missingShownCount: 0,
    },
  },
});

/** Shows which answers are missing or wrong, until the answers are cleared or the trial ends. */
export const showMissingCommand: Command = ({ window: { trial } }) => ({
  kind: 'window',
  change: { trial: { ...trial, missingShownCount: trial.missingShownCount + 1 } },
});

/** Ends the trial; its answers are kept for the next one. */
export const endTrialCommand: Command = ({ window: { trial } }) =>
  trial.isOn ? { kind: 'window', change: { trial: endedTrial(trial) } } : null;

/** Starts trying the form with answers, or ends it. Shows the form. */
export const tryOut: CommandEntry = {
  ...commandDefaults,
  id: 'try',
  labelKey: 'admin.trial.try',
  icon: PlayIcon,
  inMenu: 'narrow',
  run: (state, env) =>
    endTrialCommand(state, env) ?? {
      kind: 'window',
      change: { view: 'form', trial: { ...state.window.trial, isOn: true } },
    },
};
