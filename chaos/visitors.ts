import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from './random.ts';
import type { Site } from './site.ts';

/** A submission that a visitor sent, perhaps several times. */
export interface SentSubmission {
  readonly guid: string;
  /** Sizes of its attachments in bytes. */
  readonly sizes: readonly number[];
  readonly files: readonly Buffer[];
  /** The reference of the first answer that said it is safe; undefined: none did. */
  reference: string | undefined;
}

/** What visitors of a site did. */
export interface Visits {
  readonly sent: readonly SentSubmission[];
  /** Answers that should not have been given, whatever happens to the portal. */
  readonly wrongAnswers: readonly string[];
  /** How often a portal said that it cannot take anything now, or did not answer at all. */
  readonly putOff: number;
  /** Ends the visits. */
  end(): Promise<void>;
}

const pdf = Buffer.from('%PDF-1.4\n', 'latin1');
/** Small ones share the commit of their rows, large ones are files or rows of their own. */
const fileSizes = [2_000, 2_000, 20_000, 60_000, 300_000, 700_000] as const;
const patienceMs = 15_000;
/** A visitor who was put off tries again so often at most, then gives up. */
const mostTries = 8;

/** Lets so many visitors send to a site until they are told to end. */
export function startVisits(site: Site, visitors: number, randomOf: (visitor: number) => Random): Visits {
  const state = { sent: [] as SentSubmission[], wrongAnswers: [] as string[], putOff: 0, isOver: false };

  async function post(random: Random, submission: SentSubmission): Promise<boolean> {
    const answer = await sendOnce(site, random.pick(site.processes).url, submission);
    if (answer === undefined || answer.status === 503) {
      state.putOff += 1;
      return false;
    }
    const reference = answer.status === 200 || answer.status === 201 ? referenceOf(answer.text) : undefined;
    if (reference === undefined || (submission.reference ?? reference) !== reference)
      state.wrongAnswers.push(`${site.name}: ${submission.guid}: ${answer.status} ${answer.text}`);
    submission.reference ??= reference;
    return true;
  }

  async function visit(random: Random): Promise<void> {
    while (!state.isOver) {
      const submission = newSubmission(random);
      state.sent.push(submission);
      for (let tries = 0; tries < mostTries && !(await post(random, submission)); tries += 1)
        await sleep(random.whole(100, 1500));
      // As a browser that posts once more what it has posted.
      if (random.next() < 0.1) await post(random, submission);
      await sleep(random.whole(20, 300));
    }
  }

  const running = Array.from({ length: visitors }, (_, visitor) => visit(randomOf(visitor)));
  return {
    get sent() {
      return state.sent;
    },
    get wrongAnswers() {
      return state.wrongAnswers;
    },
    get putOff() {
      return state.putOff;
    },
    async end() {
      state.isOver = true;
      await Promise.all(running);
    },
  };
}

function newSubmission(random: Random): SentSubmission {
  const files = Array.from({ length: random.whole(0, 2) }, () =>
    Buffer.concat([pdf, randomBytes(random.pick(fileSizes))]),
  );
  return { guid: randomUUID(), files, sizes: files.map(({ length }) => length), reference: undefined };
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Undefined: no answer came. */
async function sendOnce(site: Site, url: string, submission: SentSubmission): Promise<Answer | undefined> {
  const { guid: FormGUID, field: GUID } = site.form;
  const body = new FormData();
  const part = { GUID: submission.guid, FormGUID, Class: 0, Fields: [{ GUID, Value: 'Aino Korhonen' }] };
  body.append('submission', JSON.stringify(part));
  submission.files.forEach((file, index) =>
    body.append('attachments', new Blob([new Uint8Array(file)]), `liite ${index}.pdf`),
  );
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const response = await fetch(`${url}/api/submissions`, { method: 'POST', body, signal });
    return { status: response.status, text: await response.text() };
  } catch {
    return undefined;
  }
}

function referenceOf(text: string): string | undefined {
  const { Reference } = JSON.parse(text) as { readonly Reference?: string };
  return Reference;
}
