export { newKeyPair, type KeyPair } from './certificate.ts';
export { startDevIdp, type DevIdp } from './dev-idp.ts';
export * from './messages.ts';
export { people, type Person } from './people.ts';
export { encryptAssertion, signedQuery, signElement } from './protect.ts';
