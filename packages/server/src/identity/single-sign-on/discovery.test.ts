import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testStart } from '../../testing/test-system-deps.ts';
import { createDiscovery } from './discovery.ts';
import { newSigningKey, startProvider, type TestProvider } from './testing/test-provider.ts';

const key = await newSigningKey('only');

describe('the metadata of a provider', () => {
  let provider: TestProvider;
  let at = Date.parse(testStart);
  const discovery = () => createDiscovery({ issuer: provider.issuer, now: () => new Date(at) });

  beforeEach(async () => {
    provider = await startProvider([key]);
  });
  afterEach(() => provider.close());

  it.each([true, false])('states whether the callback has an issuer: %s', async (namesIssuer) => {
    provider.published.namesIssuer = namesIssuer;

    expect(await discovery()()).toMatchObject({ namesIssuer });
  });

  it('is read again after ten minutes, once for simultaneous callers', async () => {
    const discover = discovery();
    await Promise.all([discover(), discover()]);
    at += 9 * 60_000;
    await discover();
    expect(provider.asked).toHaveLength(1);
    provider.published.namesIssuer = true;

    at += 60_000;

    expect(await discover()).toMatchObject({ namesIssuer: true });
    expect(provider.asked).toHaveLength(2);
  });

  it('is kept while the provider does not respond, so that an issuer that was required stays so', async () => {
    provider.published.namesIssuer = true;
    const discover = discovery();
    await discover();

    provider.published.unavailable = true;
    at += 60 * 60_000;

    expect(await discover()).toMatchObject({ namesIssuer: true });
  });
});
