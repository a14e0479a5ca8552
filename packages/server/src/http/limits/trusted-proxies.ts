import { BlockList, isIPv6 } from 'node:net';

/** Whether a peer is one of the proxies whose forwarded headers are trusted. */
export type IsTrusted = (address: string | undefined) => boolean;

/** Creates {@link IsTrusted} from addresses and networks in CIDR notation. */
export function trustedProxies(proxies: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  // A dual-stack socket reports an IPv4 peer as ::ffff:…, which the list understands.
  return (address) => address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
