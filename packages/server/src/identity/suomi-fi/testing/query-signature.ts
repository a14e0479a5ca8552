import type { KeyPair } from '@form-portal/dev-idp';
import { createVerify } from 'node:crypto';

/** Whether the parameters of an address are signed as SAML bindings 3.4.4.1 requires: in this order, exactly as written. */
export function isSignedBy(query: string, { certificate }: KeyPair): boolean {
  const parameters = query.split('&');
  const named = (name: string) => parameters.filter((parameter) => parameter.startsWith(`${name}=`));
  const signed = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg'].flatMap(named).join('&');
  const signature = decodeURIComponent(named('Signature')[0]?.slice('Signature='.length) ?? '');
  return createVerify('sha256').update(signed).verify(certificate, signature, 'base64');
}
