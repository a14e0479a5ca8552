import type { SubmissionPart, User } from '@form-portal/domain';
import type { DraftOwner } from '../../../http/security/draft-owner.ts';
import { Refusal } from '../../../http/problems/refusal.ts';

/** A post without its files, and its sender. */
export interface SubmissionPost extends SubmissionPart {
  readonly user: User | null;
  /** When its request began. */
  readonly beganAt: Date;
}

/**
 * Refuses robots (specification D37). Where identification is required, also refuses senders who are not identified
 * (specification D15), and answers that were given on another person's page, because they would be sent in the wrong name
 * (specification D39). A client without a page sends no owner.
 */
export function admitSender(
  { draftOwner }: { readonly draftOwner: DraftOwner },
  { robotTrap, user, owner }: SubmissionPost,
  identification: 'required' | 'not-required',
): void {
  if (robotTrap !== '') throw new Refusal({ code: 'request.robot' });
  if (identification === 'not-required') return;
  if (user?.type !== 'saml') throw new Refusal({ code: 'submission.identity-required' });
  if (owner !== null && !draftOwner.owns(user, owner)) throw new Refusal({ code: 'submission.other-person' });
}
