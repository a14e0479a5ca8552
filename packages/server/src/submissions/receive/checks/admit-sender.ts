import type { SubmissionPart, User } from '@form-portal/domain';
import type { DraftOwner } from '../../../http/security/draft-owner.ts';
import { Refusal } from '../../../http/problems/refusal.ts';

/** What a sender says beside the files, and who it is. */
export interface SentPost extends SubmissionPart {
  readonly user: User | null;
}

/**
 * Refuses robots (specification D37). Where identification is asked for, refuses also senders who are not identified (specification D15), and
 * answers that were given on somebody else's page, because they would go out in the sender's name (specification D39). A client without a
 * page tells no owner.
 */
export function admitSender(
  { draftOwner }: { readonly draftOwner: DraftOwner },
  { robotTrap, user, owner }: SentPost,
  identification: 'asked-for' | 'not-asked-for',
): void {
  if (robotTrap !== '') throw new Refusal({ code: 'request.robot' });
  if (identification === 'not-asked-for') return;
  if (user?.type !== 'saml') throw new Refusal({ code: 'submission.identity-required' });
  if (owner !== null && !draftOwner.owns(user, owner)) throw new Refusal({ code: 'submission.other-person' });
}
