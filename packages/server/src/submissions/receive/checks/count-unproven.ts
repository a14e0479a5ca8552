import { proofText, showsWork, type Guid } from '@form-portal/domain';
import { createHash } from 'node:crypto';
import { addressGroup } from '../../../http/limits/address-key.ts';
import type { OpenedAt } from '../../../http/security/opened-at.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { Refusal } from '../../../http/problems/refusal.ts';

/** What judging proofs of work needs. */
export interface ProofDeps {
  /** Zero bits of the proof that submissions are to come with (specification D37); null: none is asked for. */
  readonly proofOfWorkBits: number | null;
  readonly openedAt: OpenedAt;
  readonly rateLimits: RateLimits;
}

/** A post that may come with a proof. */
interface Post {
  readonly form: Guid;
  /** The id that the submission is received under: a proof for any other would serve again and again. */
  readonly guid: Guid;
  readonly openedAt: string | null;
  readonly proof: string | null;
  readonly address: string;
}

/** What was counted against a sender, to be given back when nothing was received. */
export interface Counted {
  giveBack(): Promise<void>;
}

const nothing: Counted = { giveBack: () => Promise.resolve() };

/** Enough for a household whose browsers run no script, and nothing for a robot. */
const unprovenRule = { name: 'submissions without proof', perMinute: 2 };

/**
 * Counts a post that comes without its proof of work against a strict limit of its address, and refuses it beyond that. It is not
 * refused as such: people without script and clients that know only the specification send without one (decision 0022).
 */
export async function countUnproven(deps: ProofDeps, post: Post): Promise<Counted> {
  if (deps.proofOfWorkBits === null || isProven(deps.openedAt, post, deps.proofOfWorkBits)) return nothing;
  const taken = await deps.rateLimits.take(unprovenRule, addressGroup(post.address));
  if (!taken.allowed) throw tooMany(taken.retryAfterSeconds);
  return taken;
}

/** The refusal of a post that is one too many. */
export function tooMany(retryAfterSeconds: number): Refusal {
  return new Refusal({ code: 'request.too-many', params: { retryAfterSeconds } });
}

function isProven(moments: OpenedAt, { form, guid, openedAt, proof }: Post, bits: number): boolean {
  if (openedAt === null || proof === null || moments.read(form, openedAt) === undefined) return false;
  return showsWork(createHash('sha256').update(proofText({ openedAt, guid }, proof)).digest(), bits);
}
