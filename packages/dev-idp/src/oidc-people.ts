/** A person who can sign in with OpenID Connect: the claims of the ID token. */
export interface CloudPerson {
  readonly id: string;
  /** What this person is for in tests. */
  readonly purpose: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** The role that makes an administrator of the portal where it is configured. */
export const adminRole = 'FormPortal.Admin';

/** The test people; their names are fictitious. */
export const cloudPeople: readonly CloudPerson[] = [
  {
    id: 'admin',
    purpose: 'An administrator of forms',
    claims: { name: 'Aino Ylläpitäjä', preferred_username: 'aino@example.org', roles: [adminRole] },
  },
  {
    id: 'plain',
    purpose: 'Somebody without a role',
    claims: { name: 'Pekka Peruskäyttäjä', preferred_username: 'pekka@example.org', roles: [] },
  },
  {
    id: 'nameless',
    purpose: 'Somebody known only by a user name',
    claims: { preferred_username: 'nameless@example.org' },
  },
  {
    id: 'markup',
    purpose: 'A name that looks like markup',
    claims: { name: '<b>Tessa</b> &amp; <script>alert(1)</script>' },
  },
];
