import { Semaphore, type WaitOptions } from '@form-portal/storage';
import { VaultError } from '../errors.ts';

/** Hashing occupies a thread of the pool that file access needs too, so two of its four threads are left free. */
const concurrent = 2;
/** A hash takes a tenth of a second, or several on a busy machine: more callers would exceed their time limit. */
const maxWaiting = 16;
const retryAfterSeconds = 5;

/** Runs the work of a sign-in when its turn comes. */
type SignInQueue = <R>(waiting: WaitOptions | undefined, work: () => Promise<R>) => Promise<R>;

/**
 * Bounds the simultaneous sign-ins of a process (decision 0046). A sign-in whose signal aborts before it begins never does. Throws
 * `busy` when {@link maxWaiting} are waiting; urgent sign-ins go first, and twice as many may wait.
 */
export function createSignInQueue(): SignInQueue {
  const turns = new Semaphore(concurrent);
  return async (waiting, work) => {
    const limit = waiting?.isUrgent === true ? 2 * maxWaiting : maxWaiting;
    if (turns.waiting >= limit)
      throw new VaultError('busy', 'Too many sign-ins at the same time.', { retryAfterSeconds });
    await turns.acquire(waiting);
    try {
      return await work();
    } finally {
      turns.release();
    }
  };
}
