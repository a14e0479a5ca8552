import { Button, ListChecksIcon, Switch } from '@form-portal/ui';
import { hasPages } from '@form-portal/domain';
import { useMemo } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { DateSetting } from '../../date-setting/date-setting.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { changeTrialCommand, showMissingCommand } from '../model/commands/window/trial.ts';
import { exampleAnswers, trialFaults } from '../model/logic/trial-resolution.ts';
import { FieldHead } from '../panel/field-panel.tsx';
import { FormPanelHead } from '../panel/form-panel.tsx';
import { PagePanelHead } from '../panel/page-panel.tsx';
import { GroupHead } from '../panel/group-panel.tsx';
import { WhySection } from './why-section.tsx';
import { useLeftOutPages, useToday, useTrial, useTrialProblems } from './use-trial.ts';
import panelStyles from '../panel/panel.module.css';
import type { ReactElement } from 'react';

/** The side panel while the form is tried: why the selected element is shown or not, and what the form is tried with. */
export function TrialPanel(): ReactElement {
  const selection = useEditor((state) => state.selection);
  return (
    <aside
      data-editor-region="panel"
      tabIndex={-1}
      className={panelStyles.panel}
      aria-labelledby="panel-title"
    >
      {selection.kind === 'nothing' && <FormPanelHead />}
      {selection.kind === 'field' && <FieldHead guid={selection.guid} />}
      {selection.kind === 'group' && <GroupHead guid={selection.guid} />}
      {selection.kind === 'page' && <PagePanelHead guid={selection.guid} />}
      {selection.kind !== 'nothing' && <WhySection guid={selection.guid} />}
      <TrialConditions />
      <TrialSummary />
    </aside>
  );
}

/** What the form is tried with besides the answers: today, and whether the visitor is identified. */
function TrialConditions(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const realToday = useToday();
  const today = useEditor(({ window }) => window.trial.today);
  const isIdentified = useEditor(({ window }) => window.trial.isIdentified);
  const form = useEditor((state) => state.form);
  const mapping = useEditor((_, env) => env.mapping);
  const hasExampleAnswers = useMemo(
    () => Object.keys(exampleAnswers(form, mapping)).length > 0,
    [form, mapping],
  );
  return (
    <section className={panelStyles.section} aria-labelledby="trial-facts" data-apart-from-form>
      <h3 id="trial-facts">{text('admin.trial.facts')}</h3>
      <DateSetting
        label={text('admin.trial.today')}
        hint={text('admin.trial.todayHint')}
        value={today ?? realToday}
        whenEmpty={realToday}
        onChange={(day) => run(changeTrialCommand({ today: day === realToday ? null : day }))}
      />
      <Switch
        label={text('admin.trial.identified')}
        hint={hasExampleAnswers ? text('admin.trial.identifiedHint') : undefined}
        state={isIdentified ? 'on' : 'off'}
        onChange={(state) => run(changeTrialCommand({ isIdentified: state === 'on' }))}
      />
    </section>
  );
}

/** How much of the form is shown, and what is missing in it. */
function TrialSummary(): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const trial = useTrial();
  const areProblemsShown = useEditor(({ window }) => window.trial.missingShownCount > 0);
  const n = trialFaults(useTrialProblems(trial), trial).length;
  const form = useEditor((state) => state.form);
  const pages = form.pages ?? [];
  const pageCount = pages.length - useLeftOutPages().size;
  const items = [...trial.whys].filter(([guid]) => !pages.some((page) => page.guid === guid));
  const shownCount = items.filter(([, { isShown }]) => isShown).length;
  return (
    <section className={panelStyles.section} aria-labelledby="trial-now">
      <h3 id="trial-now">{text('admin.trial.now')}</h3>
      <p>
        {text('admin.trial.counts', { n: shownCount, hidden: items.length - shownCount })}
        {hasPages(form) && ` ${text('admin.trial.pages', { n: pageCount })}`}
      </p>
      {areProblemsShown && (
        <p>{n === 0 ? text('admin.trial.noneMissing') : text('admin.trial.missing', { n })}</p>
      )}
      <Button icon={<ListChecksIcon />} onClick={() => run(showMissingCommand)}>
        {text('admin.trial.showMissing')}
      </Button>
    </section>
  );
}
