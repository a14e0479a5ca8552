import * as z from 'zod/mini';
import { parseWire } from '../parse.wire.ts';
import { ok, type Result } from '../problems/result.ts';
import type { SessionSummary } from './session-summary.ts';

const sessionSchema = z.object({
  ID: z.string(),
  Kind: z.enum(['browser', 'program']),
  User: z.string(),
  StartedAt: z.string(),
  LastSeenAt: z.nullable(z.string()),
  Address: z.string(),
  UserAgent: z.string(),
  Current: z.boolean(),
});

/** Sessions, newest first. */
export const sessionListSchema = z.object({ Items: z.array(sessionSchema) });

/** Converts sessions to their wire form. */
export function sessionListToWire(sessions: readonly SessionSummary[]): z.infer<typeof sessionListSchema> {
  return {
    Items: sessions.map((session) => ({
      ID: session.id,
      Kind: session.kind,
      User: session.userName,
      StartedAt: session.startedAt,
      LastSeenAt: session.lastSeenAt,
      Address: session.address,
      UserAgent: session.userAgent,
      Current: session.isCurrent,
    })),
  };
}

/** Parses sessions. Problem code: `request.invalid`. */
export function sessionListFromWire(value: unknown): Result<readonly SessionSummary[]> {
  const parsed = parseWire(sessionListSchema, value);
  if (!parsed.ok) return parsed;
  return ok(
    parsed.value.Items.map((item) => ({
      id: item.ID,
      kind: item.Kind,
      userName: item.User,
      startedAt: item.StartedAt,
      lastSeenAt: item.LastSeenAt,
      address: item.Address,
      userAgent: item.UserAgent,
      isCurrent: item.Current,
    })),
  );
}
