import * as z from 'zod/mini';
import { parseWire } from '../../parse.wire.ts';
import { ok, type Result } from '../../problems/result.ts';

const reasons = ['save', 'restore', 'sample', 'options', 'languages'] as const;

/** The revisions of a form on the wire, newest first. */
export const revisionsSchema = z.array(
  z.object({
    Revision: z.int(),
    UpdatedAt: z.iso.datetime(),
    SavedBy: z.string(),
    Reason: z.enum(reasons),
    Submissions: z.int(),
  }),
);

/** Metadata of one stored revision of a form (specification D24). */
export interface FormRevision {
  readonly revision: number;
  /** ISO 8601 UTC. */
  readonly savedAt: string;
  /** Name of the administrator; empty when the portal itself saved the form. */
  readonly savedBy: string;
  /**
   * Why the revision was created; `options` when only the vault's value lists had changed, `languages` when
   * the code of a language was changed.
   */
  readonly reason: (typeof reasons)[number];
  /** How many of the submissions that the portal holds were sent to it; test submissions do not count. */
  readonly submissions: number;
}

/** Parses form revisions. Problem code: `request.invalid` with the path of each fault. */
export function revisionsFromWire(value: unknown): Result<readonly FormRevision[]> {
  const parsed = parseWire(revisionsSchema, value);
  if (!parsed.ok) return parsed;
  return ok(
    parsed.value.map(({ Revision, UpdatedAt, SavedBy, Reason, Submissions }) => ({
      revision: Revision,
      savedAt: UpdatedAt,
      savedBy: SavedBy,
      reason: Reason,
      submissions: Submissions,
    })),
  );
}

/** Converts form revisions to their wire form. */
export function revisionsToWire(revisions: readonly FormRevision[]): z.infer<typeof revisionsSchema> {
  return revisions.map(({ revision, savedAt, savedBy, reason, submissions }) => ({
    Revision: revision,
    UpdatedAt: savedAt,
    SavedBy: savedBy,
    Reason: reason,
    Submissions: submissions,
  }));
}
