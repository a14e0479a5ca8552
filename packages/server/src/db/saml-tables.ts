/** A request to the identity provider without a response so far. */
interface SamlRequestTable {
  /** ID of the message. */
  id: string;
  /** `login` or `logout`. */
  kind: string;
  /** SHA-256 of the pre-login cookie, hex: only this browser may deliver the response. Empty for logouts. */
  browser: string;
  relay_state: string;
  /** Path of this site to continue at. */
  return_path: string;
  /** `fi`, `sv` or `en`. */
  language: string;
  /** Code of the visitor's language in the portal. */
  page_language: string;
  /** Hash of the session that ends when this sign-in succeeds; empty for none. */
  session_before: string;
  created_at: string;
}

/** An assertion or a logout request that was accepted and must not be accepted again. */
interface SamlSeenTable {
  id: string;
  /** When it expires by itself, so that it need not be remembered any longer. */
  until: string;
}

/** The identity provider's identifiers of the person of a session. */
interface SamlSessionTable {
  /** Hash of the session's id. */
  session: string;
  /** SHA-256 of the NameID, hex. */
  name_key: string;
  /** NameID as received; its attributes are empty when they were absent. */
  name_id: string;
  format: string;
  name_qualifier: string;
  sp_name_qualifier: string;
  session_index: string;
}

/** The latest metadata of the identity provider that could be read from its address. */
interface SamlIdpMetadataTable {
  location: string;
  document: string;
  fetched_at: string;
}

/** The tables of identification by Suomi.fi. */
export interface SamlTables {
  saml_requests: SamlRequestTable;
  saml_seen: SamlSeenTable;
  saml_sessions: SamlSessionTable;
  saml_idp_metadata: SamlIdpMetadataTable;
}
