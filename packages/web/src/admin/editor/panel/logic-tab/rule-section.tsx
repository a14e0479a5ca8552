import { useEffect, useRef } from 'react';
import { useFocusAtLocation } from '../../use-focus-at-location.ts';
import panel from '../panel.module.css';
import type { Guid } from '@form-portal/domain';
import type { RuleKind } from '@form-portal/domain/logic';
import type { ReactElement, ReactNode } from 'react';

export interface RuleSectionProps {
  readonly ruleRef: { readonly rule: RuleKind; readonly of: Guid };
  /** Whether it is a section of the panel itself, or inside one. */
  readonly part?: 'section' | 'inner';
  readonly children: ReactNode;
}

/** The controls of one rule. Going to the rule focuses its first select, or the choice above it. */
export function RuleSection({
  ruleRef: { rule, of },
  part = 'section',
  children,
}: RuleSectionProps): ReactElement {
  const root = useRef<HTMLDivElement>(null);
  const firstControl = useRef<HTMLElement>(null);
  useEffect(() => {
    firstControl.current =
      root.current?.querySelector<HTMLElement>('[data-card] select') ??
      root.current?.querySelector<HTMLElement>('textarea, input:checked, button') ??
      null;
  });
  useFocusAtLocation(
    firstControl,
    (location) => location.in === 'logic' && location.of === of && location.rule === rule,
  );
  return (
    <div ref={root} className={part === 'section' ? panel.section : undefined}>
      {children}
    </div>
  );
}
