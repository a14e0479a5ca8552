import { plainText } from '@form-portal/domain/logic';
import { SigmaIcon, SplitIcon, TriangleAlertIcon, classNames } from '@form-portal/ui';
import { useEditor, useRun } from '../../editor-context.tsx';
import { goToCommand } from '../../model/commands/window/navigate.ts';
import { SentenceText } from '../../panel/logic-tab/sentence/sentence-text.tsx';
import { InAdminLanguage } from '../admin-language.tsx';
import { useRuleSentence } from './use-rule-sentence.ts';
import styles from './rule-badges.module.css';
import type { Condition, Field, Guid } from '@form-portal/domain';
import type { Rule } from '@form-portal/domain/logic';
import type { ReactElement } from 'react';

export interface RuleBadgesProps {
  readonly guid: Guid;
  readonly showWhen?: Condition | undefined;
  readonly formula?: Field['formula'];
}

/** The rules of a block as sentences: when it is shown, and how its answer is computed (docs/design.md#rules). */
export function RuleBadges({ guid, showWhen, formula }: RuleBadgesProps): ReactElement | null {
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
      </div>
    </InAdminLanguage>
  );
}

/** A rule as a button that goes to where it is edited; a Tab stop with its block. */
function RuleBadge({ rule }: { readonly rule: Rule }): ReactElement {
  const run = useRun();
  const { of, kind } = rule;
  const isEntry = useEditor(({ canvas }) => canvas.tabStop === of);
  const { sentence, isBroken } = useRuleSentence(rule);
  const Icon = isBroken ? TriangleAlertIcon : kind === 'formula' ? SigmaIcon : SplitIcon;
  return (
    <button
      type="button"
      data-part="rule"
      className={classNames(styles.badge, isBroken && styles.broken)}
      tabIndex={isEntry ? 0 : -1}
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
