import type { IncomingMessage, ServerResponse } from 'node:http';
import Provider from 'oidc-provider';
import { handleIconRequest } from './handle-icon-request.ts';
import type { DevIdp } from './dev-idp.ts';
import { page } from './documents.ts';
import { escape } from './messages.ts';
import { cloudPeople } from './oidc-people.ts';
import { oidcSettings, type OidcClient } from './oidc-settings.ts';
import { startServer } from './start-server.ts';

/**
 * Starts the OpenID Connect provider; port 0 chooses a free one. Its address is the issuer. Anybody can
 * sign in as anybody, so it refuses to run in production.
 */
export async function startDevOidc(host: string, port: number, client: OidcClient): Promise<DevIdp> {
  const { server, url } = await startServer(host, port);
  const provider = new Provider(url, oidcSettings(client));
  const callback = provider.callback();
  server.on('request', (request, reply) => {
    if (handleIconRequest(request, reply)) return;
    if (request.url?.startsWith('/interaction/') !== true) return void callback(request, reply);
    respondToInteraction(provider, request, reply).catch((error: unknown) =>
      reply.writeHead(400).end(String(error)),
    );
  });
  return { url, close: () => server[Symbol.asyncDispose]() };
}

/** Serves the page on which a person is chosen, and completes or cancels the sign-in. */
async function respondToInteraction(
  provider: Provider,
  request: IncomingMessage,
  reply: ServerResponse,
): Promise<void> {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  await provider.interactionDetails(request, reply);
  const chosen = cloudPeople.find(({ id }) => id === searchParams.get('person'));
  if (chosen !== undefined) {
    const login = { accountId: chosen.id, remember: false };
    return provider.interactionFinished(request, reply, { login, select_account: {} });
  }
  if (searchParams.has('cancel')) {
    return provider.interactionFinished(request, reply, { error: 'access_denied' });
  }
  const choice = (query: string, label: string) => `<li><a href="?${query}">${escape(label)}</a></li>`;
  const choices = cloudPeople.map(({ id, purpose }) => choice(`person=${id}`, purpose));
  const content = `<ul>${choices.join('')}${choice('cancel=1', 'Cancel')}</ul>`;
  reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page('Who are you?', content));
}
