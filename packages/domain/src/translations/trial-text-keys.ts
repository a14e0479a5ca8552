/** Text keys of trying a form in the builder. */
export const trialTextKeys = [
  'admin.trial.try',
  'admin.trial.started',
  'admin.trial.ended',
  'admin.trial.cleared',
  'admin.trial.on',
  'admin.trial.nothingSaved',
  'admin.trial.clear',
  'admin.trial.end',
  'admin.trial.about',
  'admin.trial.unseen',
  'admin.trial.whyShown',
  'admin.trial.whyNotShown',
  'admin.trial.shown',
  'admin.trial.notShown',
  'admin.trial.noCondition',
  'admin.trial.hiddenByGroup',
  'admin.trial.allOf',
  'admin.trial.anyOf',
  'admin.trial.notAllOf',
  'admin.trial.holds',
  'admin.trial.fails',
  'admin.trial.change',
  'admin.trial.facts',
  'admin.trial.today',
  'admin.trial.todayHint',
  'admin.trial.identified',
  'admin.trial.now',
  'admin.trial.counts',
] as const;

/** A key of this list. */
export type TrialTextKey = (typeof trialTextKeys)[number];
