import type { FormListItem, Guid, RefusedPost, SavedForm, SentReceipt, Settings } from '@form-portal/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identify } from '../http/bind-route.ts';
import type { Credentials, Exchange } from '../http/user-session.ts';
import type { SendPage } from './page-sender.ts';

/** What the pages take from the features; joined in the composition root. */
export interface PageParts {
  readonly sendPage: SendPage;
  readonly identify: Identify;
  readonly readSettings: () => Promise<Settings>;
  readonly findForm: (guid: Guid) => Promise<SavedForm | undefined>;
  readonly listForms: () => Promise<{ readonly version: number; readonly items: readonly FormListItem[] }>;
  readonly receivePost: ReceivePost;
  readonly signIn: (credentials: Credentials, exchange: Exchange) => Promise<{ readonly ok: boolean }>;
  readonly signOut: (exchange: Exchange) => Promise<void>;
  /** The administrators' single page; null while it is not built. */
  readonly adminPage: string | null;
}

/** What became of a form posted without script; a refusal carries what was typed and its status. */
export type PostOutcome =
  | { readonly kind: 'sent'; readonly sent: SentReceipt }
  | { readonly kind: 'refused'; readonly refused: RefusedPost; readonly status: number };

/** Receives a form posted without script: the same work as `POST /api/submissions`. */
export type ReceivePost = (form: SavedForm, exchange: Exchange) => Promise<PostOutcome>;

/** A handler of a page. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
