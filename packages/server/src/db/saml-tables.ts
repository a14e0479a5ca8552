/** A request that we sent to the identity provider and that waits for its answer. */
interface SamlRequestTable {
  /** ID of the message. */
  id: string;
  /** `login` or `logout`. */
  kind: string;
  /** SHA-256 of the pre-login cookie, hex: only this browser may bring the answer. Empty for logouts. */
  browser: string;
  relay_state: string;
  /** Path of this site to go on to. */
  return_path: string;
  /** `fi`, `sv` or `en`. */
  language: string;
  /** Key of the language in which the visitor reads the portal. */
  page_language: string;
  /** Hash of the session that ends when this sign-in succeeds; empty: none. */
  session_before: string;
  created_at: string;
}

/** An assertion or a logout request that was accepted: never again. */
interface SamlSeenTable {
  id: string;
  /** When its own time is over, so that it need not be remembered any longer. */
  until: string;
}

/** How the identity provider names the person of a session. */
interface SamlSessionTable {
  /** Hash of the session's id. */
  session: string;
  /** SHA-256 of the NameID, hex. */
  name_key: string;
  /** NameID as it was received; its attributes are empty when they were absent. */
  name_id: string;
  format: string;
  name_qualifier: string;
  sp_name_qualifier: string;
  session_index: string;
}

/** The last metadata of the identity provider that could be read from an address. */
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
