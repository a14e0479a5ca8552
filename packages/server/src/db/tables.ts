import type { MfwsTables } from './mfws-tables.ts';
import type { SamlTables } from './saml-tables.ts';

/** A secret of the installation, created on the first start and shared by all its processes. */
interface ServerKeyTable {
  name: string;
  /** Random bytes, base64url. */
  value: string;
  /** When it starts to sign in place of the previous one, ISO 8601 UTC; empty for the first one. */
  signs_from: string;
}

/** One document for the whole site: settings or translations; `forms` has no document and only counts changes. */
interface SiteDocumentTable {
  name: string;
  /** From 1, incremented by every change. */
  version: number;
  document: string;
  updated_at: string;
}

/** An uploaded logo. */
interface SiteLogoTable {
  /** As in `logoPath` of the domain. */
  path: string;
  content: Buffer;
  uploaded_at: string;
}

interface FormTable {
  guid: string;
  revision: number;
  /** The form as JSON, with its schema version. */
  document: string;
  /** Members shown in lists without reading the document: the name as JSON, the rest 0 or 1. */
  name: string;
  enabled: number;
  listed: number;
  identified: number;
  updated_at: string;
}

interface FormRevisionTable {
  form: string;
  revision: number;
  document: string;
  saved_at: string;
  /** Name of the administrator; empty when the portal itself saved it. */
  saved_by: string;
  /** A `RevisionReason`. */
  reason: string;
}

interface FormDraftTable {
  form: string;
  /** Identifies the save: no other draft of the installation has had it (`site_documents` counts the changes of forms). */
  version: number;
  /** The form as JSON; its revision is the one that the draft is based on, 0 when the form was never published. */
  document: string;
  saved_at: string;
  /** Name of the administrator. */
  saved_by: string;
}

interface FormOpeningTable {
  form: string;
  /** A `FormOpening` as JSON. */
  document: string;
}

interface SessionTable {
  /** SHA-256 of the id in the cookie, hex. */
  id_hash: string;
  user_type: string;
  /** The vault's id of the account; empty for other kinds of people. */
  account: string;
  /** The user as JSON. */
  user_document: string;
  created_at: string;
  seen_at: string;
  /** The latest end, ISO 8601 UTC; empty when only the limits apply. */
  ends_at: string;
  /** The owner, the same in every session of a person; empty for people identified by Suomi.fi. */
  owner: string;
  /** Where it began; both empty when there is no owner. */
  address: string;
  user_agent: string;
  /** The vault's `passwordChangedAt` of the account when the session began; empty: the vault does not report it. */
  password_stamp: string;
  /** When the password was last confirmed; empty for never. */
  confirmed_at: string;
}

interface SignInSourceTable {
  /** Keyed hash of the user name. */
  name_key: string;
  /** Keyed hash of a device's token or of an address. */
  source: string;
  /** The vault's id of the account. */
  account: string;
  last_at: string;
}

interface RateWindowTable {
  key: string;
  /** Whole minutes since 1970. */
  minute: number;
  used: number;
}

interface SignInDelayTable {
  key: string;
  failures: number;
  last_at: string;
  blocked_until: string;
}

interface AuditEventTable {
  /** From 1, without gaps. */
  number: number;
  id: string;
  at: string;
  event: string;
  /** Name of the account; empty when nobody was signed in. */
  actor: string;
  /** The object of the event: a GUID, a name, or empty. */
  subject: string;
  detail: string;
  /** Covers the row and the hash of the row before it (`hashOf`). */
  hash: string;
}

/** One row: the newest row of the audit log, whether or not it is still stored; number 0 before the first one. */
interface AuditChainEndTable {
  number: number;
  hash: string;
}

/** How far the audit log was streamed to each target. */
interface AuditStreamTable {
  target: string;
  /** The last row sent to the target. */
  number: number;
  /** Until when one process has the exclusive right to stream, ISO 8601 UTC; empty for none. */
  claimed_until: string;
}

interface UsedTokenTable {
  /** SHA-256 of the signed content, hex. */
  hash: string;
  /** When the token expires by itself, so that it need not be remembered any longer. */
  until: string;
}

/** The tables of the server, except submissions and the outbox. */
export interface ServerTables extends SamlTables, MfwsTables {
  server_keys: ServerKeyTable;
  site_documents: SiteDocumentTable;
  site_logos: SiteLogoTable;
  forms: FormTable;
  form_revisions: FormRevisionTable;
  form_drafts: FormDraftTable;
  form_openings: FormOpeningTable;
  sessions: SessionTable;
  rate_windows: RateWindowTable;
  sign_in_delays: SignInDelayTable;
  sign_in_sources: SignInSourceTable;
  used_tokens: UsedTokenTable;
  audit_events: AuditEventTable;
  audit_chain_end: AuditChainEndTable;
  audit_streams: AuditStreamTable;
}
