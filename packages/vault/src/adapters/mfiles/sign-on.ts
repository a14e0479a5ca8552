import { VaultError } from '../../errors.ts';
import type { VaultSignOn } from '../../sign-on.ts';
import type { Accounts } from './accounts.ts';
import { requestWithoutLogin, vaultParameter, type Service } from './http/login.ts';
import { protocolsSchema, signOnFromWire, type OfferedSignOn } from './wire/sign-on.wire.ts';

/** How long a response is cached (ms); pages wait for it. */
const cacheMs = 5 * 60_000;
const timeoutMs = 5000;
/** How long to pause after a failed request (ms). */
const pauseMs = 30_000;

/** Single sign-on as offered by the vault's service. While the vault is unavailable, the last known offer applies. */
export function createSignOn(service: Service, accounts: Accounts): VaultSignOn {
  let last: OfferedSignOn | undefined;
  let nextRequestAt = 0;

  async function fetchOffer(): Promise<OfferedSignOn | undefined> {
    const at = service.now().getTime();
    if (at < nextRequestAt) return last;
    nextRequestAt = at + pauseMs;
    const path = `server/authenticationprotocols?vault=${encodeURIComponent(vaultParameter(service))}`;
    const protocols = await requestWithoutLogin({ ...service, timeoutMs }, protocolsSchema, path);
    nextRequestAt = at + cacheMs;
    last = signOnFromWire(protocols);
    return last;
  }

  const currentOffer = () => fetchOffer().catch(() => last);
  return {
    readConfiguration: async () => (await currentOffer())?.configuration,
    signIn: async (token) => {
      const offer = await currentOffer();
      if (offer === undefined)
        throw new VaultError('credentials-rejected', 'The vault no longer offers single sign-on.');
      return accounts.signInByToken(token, offer.name);
    },
  };
}
