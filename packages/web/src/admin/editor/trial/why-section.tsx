import { findField, findGroup, type FormCheck, type Guid } from '@form-portal/domain';
import { conditionAt } from '@form-portal/domain/edit';
import {
  brokenSentence,
  conditionSentence,
  questionsOfRule,
  ruleSentence,
  seenFormulaSentence,
  seenSentence,
  type Judgement,
  type JudgedTest,
} from '@form-portal/domain/logic';
import { Button, Chip, CircleAlertIcon, CircleCheckIcon, EyeOffIcon, PencilIcon } from '@form-portal/ui';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useEditor, useRun } from '../editor-context.tsx';
import { goToCommand, selectCommand } from '../model/commands/window/navigate.ts';
import { ElementTitle } from '../panel/element-title.tsx';
import { SentenceText } from '../panel/logic-tab/sentence/sentence-text.tsx';
import { useSentenceContext } from '../panel/logic-tab/sentence/use-sentence-context.ts';
import { useIsFormulaBroken, useTrial } from './use-trial.ts';
import { useLeftOutSentence } from './use-left-out-sentence.ts';
import panelStyles from '../panel/panel.module.css';
import styles from './trial.module.css';
import type { TrialWhy } from '../model/logic/trial-resolution.ts';
import type { ReactElement } from 'react';

/** Why the selected element is shown or not: its tests with their results and the answers they saw. */
export function WhySection({ guid }: { readonly guid: Guid }): ReactElement | null {
  const { text } = useI18n();
  const why = useTrial().whys.get(guid);
  if (why === undefined) return null;
  return (
    <section className={panelStyles.section} aria-labelledby="trial-why">
      <div className={styles.whyHead}>
        <h3 id="trial-why">{text(why.isShown ? 'admin.trial.whyShown' : 'admin.trial.whyNotShown')}</h3>
        <Chip {...(why.isShown ? { kind: 'ok' } : { icon: <EyeOffIcon size={16} /> })}>
          {text(why.isShown ? 'admin.trial.shown' : 'admin.trial.notShown')}
        </Chip>
      </div>
      <Reasons guid={guid} why={why} />
      <ComputedValue guid={guid} />
    </section>
  );
}

function Reasons({ guid, why }: { readonly guid: Guid; readonly why: TrialWhy }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const context = useSentenceContext(useI18n());
  const condition = useEditor(({ form }) => conditionAt(form, { rule: 'showWhen', of: guid }));
  const { judgement, hiddenBy, leftOutBy, isBroken } = why;
  return (
    <>
      {hiddenBy !== null && <HiddenBy guid={hiddenBy} />}
      {leftOutBy !== null && <LeftOutBy check={leftOutBy} />}
      {isBroken && condition !== undefined && (
        <p className={styles.broken}>
          <SentenceText sentence={brokenSentence({ condition, formula: null }, context)} />
        </p>
      )}
      {condition === undefined && hiddenBy === null && leftOutBy === null && (
        <p>{text('admin.trial.noCondition')}</p>
      )}
      {judgement !== null && <Tests judgement={judgement} />}
      {condition !== undefined && (
        <Button
          icon={<PencilIcon />}
          onClick={() => run(goToCommand({ in: 'logic', of: guid, rule: 'showWhen' }))}
        >
          {text('admin.trial.change')}
        </Button>
      )}
    </>
  );
}

/** The group or page that hides an element, with all that is in it. */
function HiddenBy({ guid }: { readonly guid: Guid }): ReactElement {
  const { text } = useI18n();
  const run = useRun();
  const isGroup = useEditor(({ form }) => findGroup(form, guid) !== undefined);
  const { rows, shownGroups } = useTrial().resolution;
  const hasNoRows = shownGroups.has(guid) && rows.get(guid) === 0;
  const ofGroup = hasNoRows ? 'admin.trial.noRows' : 'admin.trial.hiddenByGroup';
  return (
    <>
      <p>{text(isGroup ? ofGroup : 'admin.trial.hiddenByPage')}</p>
      <Button onClick={() => run(selectCommand(guid))}>
        <ElementTitle guid={guid} />
      </Button>
    </>
  );
}

/** The check of kind stop that leaves an element out. */
function LeftOutBy({ check }: { readonly check: FormCheck }): ReactElement {
  const i18n = useI18n();
  const run = useRun();
  const reason = useLeftOutSentence(check, i18n) ?? [];
  return (
    <>
      <p>
        <SentenceText sentence={reason} />.
      </p>
      <Button
        icon={<PencilIcon />}
        onClick={() => run(goToCommand({ in: 'logic', of: check.guid, rule: 'must' }))}
      >
        {i18n.text('admin.trial.changeCheck')}
      </Button>
    </>
  );
}

const joinKeys = { all: 'admin.trial.allOf', any: 'admin.trial.anyOf' } as const;

/** The tests of a condition, those of a group of tests below it. */
function Tests({ judgement }: { readonly judgement: Judgement }): ReactElement {
  const { text } = useI18n();
  switch (judgement.kind) {
    case 'test':
      return (
        <ul className={styles.tests}>
          <Test judged={judgement} />
        </ul>
      );
    case 'not':
      return (
        <>
          <p className={panelStyles.hint}>{text('admin.trial.notAllOf')}</p>
          <Tests judgement={judgement.of} />
        </>
      );
    case 'all':
    case 'any':
      return (
        <>
          {judgement.of.length > 1 && <p className={panelStyles.hint}>{text(joinKeys[judgement.kind])}</p>}
          <ul className={styles.tests}>
            {judgement.of.map((part, index) =>
              part.kind === 'test' ? (
                // Tests have no identity of their own.
                <Test key={index} judged={part} />
              ) : (
                <li key={index} className={styles.nested}>
                  <Tests judgement={part} />
                </li>
              ),
            )}
          </ul>
        </>
      );
  }
}

function Test({ judged }: { readonly judged: JudgedTest }): ReactElement {
  const { text } = useI18n();
  const context = useSentenceContext(useI18n());
  const Icon = judged.holds ? CircleCheckIcon : CircleAlertIcon;
  return (
    <li className={styles.test}>
      <Icon className={judged.holds ? styles.holds : styles.fails} />
      <div>
        <p>
          <SentenceText sentence={conditionSentence(judged.test, context)} />
        </p>
        <p className={panelStyles.hint}>
          {text(judged.holds ? 'admin.trial.holds' : 'admin.trial.fails')}{' '}
          <SentenceText sentence={seenSentence(judged, context)} />.
        </p>
      </div>
    </li>
  );
}

/** What a computed field is computed from, and its value. */
function ComputedValue({ guid }: { readonly guid: Guid }): ReactElement | null {
  const i18n = useI18n();
  const context = useSentenceContext(i18n);
  const field = useEditor(({ form }) => findField(form, guid));
  const fieldTypes = useEditor((_, env) => env.fieldTypes);
  const { resolution } = useTrial();
  const isBroken = useIsFormulaBroken(guid);
  if (field?.formula === undefined) return null;
  const value = fieldTypes.get(field.type).display(field, resolution.answers[guid] ?? null, i18n);
  const { formula } = field;
  const rule = { of: guid, kind: 'formula', condition: null, formula } as const;
  return (
    <div>
      <p className={isBroken ? styles.broken : undefined}>
        <SentenceText sentence={isBroken ? brokenSentence(rule, context) : ruleSentence(rule, context)} />
      </p>
      <p className={styles.value}>{value === '' ? '–' : value}</p>
      {!isBroken && questionsOfRule(rule).length > 0 && (
        <p className={panelStyles.hint}>
          <SentenceText
            sentence={seenFormulaSentence({ formula, key: guid, resolution }, 'with-names', context)}
          />
        </p>
      )}
    </div>
  );
}
