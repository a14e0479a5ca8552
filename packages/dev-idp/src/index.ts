export { newKeyPair, type KeyPair } from './certificate.ts';
export { startDevIdp, type DevIdp } from './dev-idp.ts';
export { startDevOidc } from './dev-oidc.ts';
export * from './messages.ts';
export { adminRole } from './oidc-people.ts';
export { apiAudience } from './oidc-settings.ts';
export { people, type Person } from './people.ts';
export { encryptAssertion, signedQuery, signElement } from './protect.ts';
