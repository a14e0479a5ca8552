import type { FormListItem, Guid, SavedForm, Settings } from '@form-portal/domain';
import type { FastifyReply } from 'fastify';
import type { Identify } from '../http/bind-route.ts';
import type { Credentials, Exchange, UserSession } from '../http/user-session.ts';
import type { SendPage } from './page-sender.ts';

/** What the pages take from the features; joined in the composition root. */
export interface PageParts {
  readonly sendPage: SendPage;
  readonly identify: Identify;
  readonly readSettings: () => Promise<Settings>;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly listForms: () => Promise<{ readonly version: number; readonly items: readonly FormListItem[] }>;
  readonly signIn: (credentials: Credentials, exchange: Exchange) => Promise<{ readonly ok: boolean }>;
  readonly signOut: (session: UserSession | null, reply: FastifyReply) => Promise<void>;
  /** The administrators' single page; null while it is not built. */
  readonly adminPage: string | null;
}
