import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { testStart } from '../../testing/test-system-deps.ts';
import { createDiscovery } from './discovery.ts';
import { createProviderKeys, KeysUnavailableError } from './provider-keys.ts';
import { newSigningKey, startProvider, type TestProvider } from './testing/test-provider.ts';

const [first, second] = [await newSigningKey('first'), await newSigningKey('second')];
const header = (kid: string) => ({ alg: 'RS256', kid });
const anyJws = { payload: '', signature: '', protected: '' };

describe('the keys of a provider', () => {
  let provider: TestProvider;
  let at = Date.parse(testStart);
  const now = () => new Date(at);
  const finder = (jwksUrl: string | null = null) =>
    createProviderKeys({
      oauth: { jwksUrl },
      discover: createDiscovery({ issuer: provider.issuer, now }),
      now,
    });

  beforeEach(async () => {
    provider = await startProvider([first]);
  });
  afterEach(() => provider.close());

  it('are found from the issuer, and cached', async () => {
    const find = finder();

    await find(header('first'), anyJws);
    at += 9 * 60_000;
    await find(header('first'), anyJws);

    expect(provider.asked).toEqual(['/tenant/v2.0/.well-known/openid-configuration', '/tenant/v2.0/keys']);
  });

  it('are fetched once for simultaneous requests', async () => {
    const find = finder(provider.published.jwksUrl);

    await Promise.all([1, 2, 3].map(() => find(header('first'), anyJws)));

    expect(provider.asked).toEqual(['/tenant/v2.0/keys']);
  });

  it('roll over: an unknown one triggers a fetch, at most every 30 seconds', async () => {
    const find = finder(provider.published.jwksUrl);
    await find(header('first'), anyJws);
    provider.published.keys = [first.jwk, second.jwk];

    at += 29_000;
    await expect(find(header('second'), anyJws)).rejects.toThrow('no applicable key');
    expect(provider.asked).toHaveLength(1);
    at += 1000;
    await find(header('second'), anyJws);
    await expect(find(header('third'), anyJws)).rejects.toThrow('no applicable key');

    expect(provider.asked).toHaveLength(2);
  });

  it('are dropped ten minutes after the provider withdrew them', async () => {
    const find = finder();
    await find(header('first'), anyJws);
    provider.published.keys = [second.jwk];

    at += 10 * 60_000;

    await expect(find(header('first'), anyJws)).rejects.toThrow('no applicable key');
  });

  it('are unavailable while the provider is, and available again once it is', async () => {
    const find = finder();
    provider.published.unavailable = true;
    await expect(find(header('first'), anyJws)).rejects.toThrow(KeysUnavailableError);

    provider.published.unavailable = false;

    await expect(find(header('first'), anyJws)).resolves.toMatchObject({ type: 'public' });
  });

  it.each<[string, Partial<TestProvider['published']>]>([
    ['another issuer responds at the address', { issuer: 'https://login.example.org' }],
    ['their address is not confidential', { jwksUrl: 'http://keys.example.org/' }],
    ['their address is a file', { jwksUrl: 'file:///etc/passwd' }],
  ])('are not accepted when %s', async (_, changes) => {
    Object.assign(provider.published, changes);

    await expect(finder()(header('first'), anyJws)).rejects.toThrow(KeysUnavailableError);
  });

  it.each<[string, RequestListener]>([
    [
      'redirects elsewhere',
      (_, reply) => reply.writeHead(302, { location: provider.published.jwksUrl }).end(),
    ],
    ['is not a set of keys', (_, reply) => reply.end('{"keys":"none"}')],
    ['is no JSON', (_, reply) => reply.end('<html>')],
    [
      'is larger than half a megabyte',
      (_, reply) => reply.end(JSON.stringify({ keys: [], x: 'x'.repeat(600_000) })),
    ],
    ['does not arrive within five seconds', () => undefined],
  ])('are not accepted when the response %s', async (_, listener) => {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

    await expect(finder(address)(header('first'), anyJws)).rejects.toThrow(KeysUnavailableError);
    server.closeAllConnections();
    server.close();
  });
});
