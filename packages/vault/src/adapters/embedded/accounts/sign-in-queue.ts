import { Semaphore, type Waiting } from '@form-portal/storage';
import { VaultError } from '../../../errors.ts';

/** Hashing holds a thread of the pool that files need too: two of its four are left to them. */
const concurrent = 2;
/** A hash takes a tenth of a second, several on a busy machine: more callers would outlive their time limit. */
const maxWaiting = 16;
const retryAfterSeconds = 5;

/** Runs the work of a sign-in when it has its turn. */
type SignInQueue = <R>(waiting: Waiting | undefined, work: () => Promise<R>) => Promise<R>;

/**
 * Bounds the sign-ins of a process (decision 0046). What has not begun when the signal aborts never does. Throws `busy` when
 * {@link maxWaiting} are waiting; urgent sign-ins go first and have as many places again.
 */
export function createSignInQueue(): SignInQueue {
  const turns = new Semaphore(concurrent);
  return async (waiting, work) => {
    const places = waiting?.isUrgent === true ? 2 * maxWaiting : maxWaiting;
    if (turns.waiting >= places)
      throw new VaultError('busy', 'Too many sign-ins at the same time.', { retryAfterSeconds });
    await turns.acquire(waiting);
    try {
      return await work();
    } finally {
      turns.release();
    }
  };
}
