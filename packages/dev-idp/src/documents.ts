import { escape } from './messages.ts';

/** Returns the identity provider's metadata: its signing certificates and endpoints. */
export function idpMetadata(url: string, certificates: readonly string[]): string {
  const descriptors = certificates.map((certificate) => {
    const content = certificate.replace(/-----[^-]+-----|\s/g, '');
    return `<md:KeyDescriptor use="signing"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${content}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
  });
  const endpoint = (name: string, path: string) =>
    `<md:${name} Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${url}${path}"/>`;
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${url}/idp"><md:IDPSSODescriptor WantAuthnRequestsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${descriptors.join('')}${endpoint('SingleLogoutService', '/slo')}${endpoint('SingleSignOnService', '/sso')}</md:IDPSSODescriptor></md:EntityDescriptor>`;
}

export function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${content}</main></html>`;
}

/** Returns a page that posts a response to the service, automatically when scripts run. */
export function postingPage(acsUrl: string, xml: string, relayState: string): string {
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escape(value)}">`;
  const fields =
    hidden('SAMLResponse', Buffer.from(xml).toString('base64')) + hidden('RelayState', relayState);
  const form = `<form method="post" action="${escape(acsUrl)}">${fields}<button>Continue</button></form>`;
  return page('One moment', `${form}<script>document.forms[0].submit()</script>`);
}
