import { blocksPublishing, type Finding } from '@form-portal/domain/edit';
import { useEditor, useEditorStore } from '../editor-context.tsx';
import { useFindings } from '../check/use-findings.ts';
import { publishingProblems } from '../model/saving/saving-problems.ts';
import { asPublished, isLive } from '../model/saving/stored-versions.ts';
import type { Form, Problem } from '@form-portal/domain';

/** What publishing the form would do, and what is wrong with it. */
export interface PublishingOutcome {
  /** The form that is published now; null: it never was. */
  readonly published: Form | null;
  /** Whether visitors can open the form now. */
  readonly isOpen: boolean;
  /** Whether visitors can open it once it is published; true for a form that they cannot open now. */
  readonly staysOpen: boolean;
  /** The version that publishing makes. */
  readonly next: number;
  /** Whether the form could be checked against the vault. */
  readonly isChecked: boolean;
  /** What keeps the form from being published. */
  readonly problems: readonly Problem[];
  /** Findings that keep the form from being published too: rules that do not work, and properties that their questions may leave unset. */
  readonly blocking: readonly Finding[];
  /** Errors that have to be confirmed; those that are problems already are left out. */
  readonly errors: readonly Finding[];
  /** What should be reviewed, and what is for information only. */
  readonly warnings: readonly Finding[];
}

/** What publishing the form as it is edited would do. */
export function usePublishing(): PublishingOutcome {
  const store = useEditorStore();
  const form = useEditor((state) => state.form);
  const versions = useEditor((state) => state.versions);
  const isChecked = useEditor((_, env) => env.structure !== null);
  const findings = useFindings();
  const allProblems = publishingProblems({ form, versions }, store.env());
  // A problem and a finding about the same thing have the same code.
  const problemCodes = new Set(allProblems.map(({ code }) => code.replace(/^form\./, '')));
  const otherFindings = findings.filter(({ code }) => !problemCodes.has(code));
  const blocking = otherFindings.filter(blocksPublishing);
  // The findings say which rules do not work.
  const problems = allProblems.filter(({ code }) => code !== 'form.rules-broken' || blocking.length === 0);
  return {
    published: versions.published,
    isOpen: isLive(versions),
    staysOpen: asPublished(form, versions).enabled,
    next: (versions.published?.revision ?? 0) + 1,
    isChecked,
    problems,
    blocking,
    errors: otherFindings.filter((finding) => finding.severity === 'error' && !blocking.includes(finding)),
    warnings: otherFindings.filter(({ severity }) => severity !== 'error'),
  };
}
