import type { tokenRefusals } from './single-sign-on/token-refusals.ts';
import type { samlRefusals } from './suomi-fi/messages/saml-refusals.ts';

/** Why a SAML message or token that should identify somebody was refused. */
export type IdentityRefusalCode = keyof typeof samlRefusals | keyof typeof tokenRefusals;

/**
 * A refused SAML message or token: thrown where the error is detected, caught once where the response is sent. Never contains
 * content of the message.
 */
export class IdentityRefusal extends Error {
  readonly code: IdentityRefusalCode;

  constructor(code: IdentityRefusalCode) {
    super(`Refused: ${code}`);
    this.name = 'IdentityRefusal';
    this.code = code;
  }
}

/** Throws a refusal unless the condition holds. */
export function refuseUnless(holds: boolean, code: IdentityRefusalCode): asserts holds {
  if (!holds) throw new IdentityRefusal(code);
}

/** Returns the value, or throws a refusal when it is undefined. */
export function orRefuse<T>(value: T | undefined, code: IdentityRefusalCode): T {
  if (value === undefined) throw new IdentityRefusal(code);
  return value;
}
