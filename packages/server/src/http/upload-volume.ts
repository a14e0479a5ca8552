import type { Problem } from '@form-portal/domain';
import type { IncomingMessage } from 'node:http';
import { addressGroup } from './address-key.ts';

/** How long a request counts after its end (ms). */
const windowMs = 60_000;

/** Bounds how much one address sends within a minute. */
export interface UploadVolume {
  /** Lets a request with a large body begin: undefined, or why not. It counts from now until a minute after its end. */
  begin(request: IncomingMessage, address: string): Problem | undefined;
}

/** How much may be sent, in bytes. */
interface UploadBounds {
  /** By an address within a minute; null: no limit. */
  readonly perAddress: number | null;
  /** By one request: what one counts that declares no length. */
  readonly perRequest: number;
}

/**
 * Makes {@link UploadVolume}. Requests count with the length that they declare, so that one is refused before it is sent rather than
 * half way. It is kept in memory: several processes have a bound each. An address that sends nothing else may always send one.
 */
export function createUploadVolume({ perAddress, perRequest }: UploadBounds): UploadVolume {
  const counted = new Map<string, number>();

  function add(group: string, bytes: number): void {
    const total = (counted.get(group) ?? 0) + bytes;
    if (total === 0) counted.delete(group);
    else counted.set(group, total);
  }

  return {
    begin(request, address) {
      if (perAddress === null) return undefined;
      const group = addressGroup(address);
      const bytes = Number(request.headers['content-length'] ?? perRequest);
      const others = counted.get(group) ?? 0;
      if (others > 0 && others + bytes > perAddress)
        return { code: 'request.address-uploads', params: { retryAfterSeconds: windowMs / 1000 } };
      add(group, bytes);
      request.once('close', () => setTimeout(() => add(group, -bytes), windowMs).unref());
      return undefined;
    },
  };
}
