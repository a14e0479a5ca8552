/**
 * The kinds of failed delivery attempts: the error codes of the vault, `not-prepared` when the portal could
 * not create the object's content, and `not-rendered` when its PDF can never be rendered. The vault's own
 * message is stored with it.
 */
export const deliveryFailures = [
  'unreachable',
  'credentials-rejected',
  'vault-closed',
  'forbidden',
  'not-found',
  'invalid-object',
  'conflict',
  'busy',
  'unexpected-response',
  'not-prepared',
  'not-rendered',
] as const;

/** A kind of failed delivery attempt. */
export type DeliveryFailure = (typeof deliveryFailures)[number];

/** Reads a stored kind; null for none, and for kinds that this version does not know. */
export function deliveryFailureOf(stored: string | null): DeliveryFailure | null {
  return deliveryFailures.find((kind) => kind === stored) ?? null;
}
