import { proofText, showsWork, type Guid } from '@form-portal/domain';
import { createHash } from 'node:crypto';
import { addressGroup } from '../../../http/limits/address-key.ts';
import type { OpenedAt } from '../../../http/security/opened-at.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { Refusal } from '../../../http/problems/refusal.ts';

/** Dependencies of checking proofs of work. */
export interface ProofDeps {
  /** Required zero bits of a submission's proof (specification D37); null when no proof is required. */
  readonly proofOfWorkBits: number | null;
  readonly openedAt: OpenedAt;
  readonly rateLimits: RateLimits;
}

/** A post that may have a proof. */
interface Post {
  readonly form: Guid;
  /** The id of the submission; the proof is bound to it, so that it cannot be reused. */
  readonly guid: Guid;
  readonly openedAt: string | null;
  readonly proof: string | null;
  readonly address: string;
}

/** A post counted against its sender's limit; given back when nothing was received. */
export interface CountedPost {
  giveBack(): Promise<void>;
}

const notCounted: CountedPost = { giveBack: () => Promise.resolve() };

/** Enough for a household whose browsers run no scripts, too little for a robot. */
const unprovenRule = { name: 'submissions without proof', perMinute: 2 };

/**
 * Counts a post without a valid proof of work against a strict limit of its address, and refuses it beyond that. It is not
 * refused outright: browsers without scripts and clients that implement only the specification send none (decision 0022).
 */
export async function countUnproven(deps: ProofDeps, post: Post): Promise<CountedPost> {
  if (deps.proofOfWorkBits === null || isProven(deps.openedAt, post, deps.proofOfWorkBits)) return notCounted;
  const taken = await deps.rateLimits.take(unprovenRule, addressGroup(post.address));
  if (!taken.allowed) throw tooManyRequests(taken.retryAfterSeconds);
  return taken;
}

/** The refusal of a request that exceeds a rate limit. */
export function tooManyRequests(retryAfterSeconds: number): Refusal {
  return new Refusal({ code: 'request.too-many', params: { retryAfterSeconds } });
}

function isProven(moments: OpenedAt, { form, guid, openedAt, proof }: Post, bits: number): boolean {
  if (openedAt === null || proof === null || moments.read(form, openedAt) === undefined) return false;
  return showsWork(createHash('sha256').update(proofText({ openedAt, guid }, proof)).digest(), bits);
}
