import { bytesPerMb, minuteMs, type Limits } from '@form-portal/domain';

const minMs = 45 * minuteMs;

/** 75 kB a second is a slow connection. */
const msPerMb = 13_500;

/** Time limit for a whole request with its body: the larger a submission may be, the longer. */
export function requestMs({ maxTotalBytes }: Pick<Limits, 'maxTotalBytes'>): number {
  return Math.max(minMs, (maxTotalBytes / bytesPerMb) * msPerMb);
}
