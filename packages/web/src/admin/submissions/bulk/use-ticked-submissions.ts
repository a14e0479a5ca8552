import { useState } from 'react';
import type { SubmissionRow } from '../submissions.wire.ts';
import type { Guid } from '@form-portal/domain';

/** The ticked submissions of a list. */
export interface TickedSubmissions {
  /** In the order of the list; those that it no longer shows are not among them. */
  readonly rows: readonly SubmissionRow[];
  readonly has: (guid: Guid) => boolean;
  readonly tick: (guids: readonly Guid[]) => void;
  readonly untick: (guids: readonly Guid[]) => void;
}

/** Keeps which submissions of a list are ticked. */
export function useTickedSubmissions(listed: readonly SubmissionRow[]): TickedSubmissions {
  const [guids, setGuids] = useState<ReadonlySet<Guid>>(new Set());
  return {
    rows: listed.filter(({ guid }) => guids.has(guid)),
    has: (guid) => guids.has(guid),
    tick: (more) => setGuids((before) => new Set([...before, ...more])),
    untick: (fewer) => setGuids((before) => new Set([...before].filter((guid) => !fewer.includes(guid)))),
  };
}
