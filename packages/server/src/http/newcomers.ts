import { setImmediate as nextRound } from 'node:timers/promises';

/** What tells of each new connection: an HTTP server. */
interface Door {
  on(event: 'connection', came: () => void): unknown;
}

/** Nobody waits longer than this for those who come after (ms), however many they are. */
const patienceMs = 50;

/**
 * Lets whoever stands before the door in, before something long begins. Node takes one new connection in each round of its event loop:
 * while rounds are full of work, the last of many who come at once would wait for dozens of rounds, and those who came first would be
 * served over and over. Resolves after a round in which nobody came.
 */
export function newcomersOf(server: Door, clock: () => number): () => Promise<void> {
  let came = 0;
  server.on('connection', () => (came += 1));
  return async () => {
    const end = clock() + patienceMs;
    for (let before = -1; before !== came && clock() < end;) {
      before = came;
      // The first one ends the round that runs, the second one the round after it.
      await nextRound();
      await nextRound();
    }
  };
}
