import { plainText } from '@form-portal/domain/logic';
import { Chip, EyeOffIcon, SigmaIcon, SplitIcon, TriangleAlertIcon, classNames } from '@form-portal/ui';
import { useEditor, useRun } from '../../editor-context.tsx';
import { goToCommand } from '../../model/commands/window/navigate.ts';
import { SentenceText } from '../../panel/logic-tab/sentence/sentence-text.tsx';
import { InAdminLanguage, useAdminLanguage } from '../admin-language.tsx';
import { useRuleSentence } from './use-rule-sentence.ts';
import styles from './rule-badges.module.css';
import type { Condition, Field, Guid } from '@form-portal/domain';
import type { Rule } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';

export interface RuleBadgesProps {
  readonly guid: Guid;
  readonly showWhen?: Condition | undefined;
  readonly formula?: Field['formula'];
  readonly shown?: Field['shown'];
}

/** The rules of a block as sentences: when it is shown, how its answer is computed, and whether that is hidden from visitors (docs/design.md#rules). */
export function RuleBadges({ guid, showWhen, formula, shown }: RuleBadgesProps): ReactElement | null {
  const { text } = useAdminLanguage();
  if (showWhen === undefined && formula === undefined) return null;
  return (
    <InAdminLanguage>
      <div className={styles.badges}>
        {showWhen !== undefined && (
          <RuleBadge rule={{ of: guid, kind: 'showWhen', condition: showWhen, formula: null }} />
        )}
        {formula !== undefined && (
          <RuleBadge rule={{ of: guid, kind: 'formula', condition: null, formula }} />
        )}
        {shown === false && <Chip icon={<EyeOffIcon size={16} />}>{text('admin.trial.unseen')}</Chip>}
      </div>
    </InAdminLanguage>
  );
}

/** A rule as a button that goes to where it is edited; a Tab stop with its block. */
function RuleBadge({ rule }: { readonly rule: Rule }): ReactElement {
  const run = useRun();
  const { of, kind } = rule;
  const isTabStop = useEditor(({ canvas }) => canvas.tabStop === of);
  const { sentence, isBroken } = useRuleSentence(rule);
  const RuleIcon = kind === 'formula' ? SigmaIcon : SplitIcon;
  const Icon = isBroken ? TriangleAlertIcon : RuleIcon;
  return (
    <button
      type="button"
      data-part="rule"
      className={classNames(styles.badge, isBroken && styles.broken)}
      tabIndex={isTabStop ? 0 : -1}
      title={plainText(sentence)}
      onClick={() => run(goToCommand({ in: 'logic', of, rule: kind }))}
    >
      <Icon size={16} />
      <span className={styles.text}>
        <SentenceText sentence={sentence} />
      </span>
    </button>
  );
}
