import type { tokenRefusals } from './single-sign-on/token-refusals.ts';
import type { samlRefusals } from './suomi-fi/messages/saml-refusals.ts';

/** Why something that should tell who somebody is was refused: a SAML message or a token. */
export type IdentityRefusalCode = keyof typeof samlRefusals | keyof typeof tokenRefusals;

/** A SAML message or token that is refused: thrown where it is noticed, caught once where the request is answered. Never carries content. */
export class IdentityRefusal extends Error {
  readonly code: IdentityRefusalCode;

  constructor(code: IdentityRefusalCode) {
    super(`Refused: ${code}`);
    this.name = 'IdentityRefusal';
    this.code = code;
  }
}

/** Refuses unless something holds. */
export function refuseUnless(holds: boolean, code: IdentityRefusalCode): asserts holds {
  if (!holds) throw new IdentityRefusal(code);
}

/** What is there, or a refusal. */
export function orRefuse<T>(value: T | undefined, code: IdentityRefusalCode): T {
  if (value === undefined) throw new IdentityRefusal(code);
  return value;
}
