import { minuteMs, type Problem } from '@form-portal/domain';
import type { IncomingMessage } from 'node:http';
import { addressGroup } from './address-key.ts';

/** How long a request still counts after it ends (ms). */
const windowMs = minuteMs;

/** Bounds how much one address sends per minute. */
export interface UploadVolume {
  /**
   * Starts counting a request with a large body; returns undefined when it is allowed, otherwise the problem. It counts from now
   * until a minute after it ends.
   */
  begin(request: IncomingMessage, address: string): Problem | undefined;
}

/** Limits, in bytes. */
interface UploadBounds {
  /** Per address and minute; null for no limit. */
  readonly perAddress: number | null;
  /** Per request: what a request without a declared length counts as. */
  readonly perRequest: number;
}

/**
 * Creates {@link UploadVolume}. Requests count with their declared length, so that one is refused before it is sent rather than
 * midway. Kept in memory: each process has its own bound. An address without other uploads may always send one.
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
      const otherBytes = counted.get(group) ?? 0;
      if (otherBytes > 0 && otherBytes + bytes > perAddress)
        return { code: 'request.address-uploads', params: { retryAfterSeconds: windowMs / 1000 } };
      add(group, bytes);
      request.once('close', () => setTimeout(() => add(group, -bytes), windowMs).unref());
      return undefined;
    },
  };
}
