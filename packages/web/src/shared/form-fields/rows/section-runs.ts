import type { Group, Section } from '@form-portal/domain';

/** A repeatable group, or sections between such groups. */
export interface SectionRun {
  /** Null: the sections belong to no repeatable group. */
  readonly group: Group | null;
  readonly sections: readonly [Section, ...Section[]];
}

/** Groups the sections of a form by whether they are rendered row by row. */
export function sectionRuns(sections: readonly Section[]): readonly SectionRun[] {
  const runs: SectionRun[] = [];
  for (const section of sections) {
    const last = runs.at(-1);
    if (section.group?.repeat !== undefined) runs.push({ group: section.group, sections: [section] });
    else if (last === undefined || last.group !== null) runs.push({ group: null, sections: [section] });
    else runs[runs.length - 1] = { group: null, sections: [...last.sections, section] };
  }
  return runs;
}
