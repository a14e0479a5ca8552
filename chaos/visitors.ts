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
  /** The reference of the first response that acknowledged it; undefined for none. */
  reference: string | undefined;
}

/** The actions of a site's visitors. */
export interface Visits {
  readonly sent: readonly SentSubmission[];
  /** Responses that no fault can justify. */
  readonly wrongResponses: readonly string[];
  /** How often a portal could not accept anything, or did not respond at all. */
  readonly retries: number;
  /** Ends the visits. */
  end(): Promise<void>;
}

const pdf = Buffer.from('%PDF-1.4\n', 'latin1');
/** Small contents share the commit of their rows; large ones are stored separately. */
const fileSizes = [2_000, 2_000, 20_000, 60_000, 300_000, 700_000] as const;
const timeoutMs = 15_000;
/** How often a visitor tries before giving up. */
const mostTries = 8;

/** Lets so many visitors send submissions to a site until {@link Visits.end} is called. */
export function startVisits(site: Site, visitors: number, randomOf: (visitor: number) => Random): Visits {
  const state = { sent: [] as SentSubmission[], wrongResponses: [] as string[], retries: 0, isOver: false };

  async function post(random: Random, submission: SentSubmission): Promise<boolean> {
    const response = await sendOnce(site, random.pick(site.processes).url, submission);
    if (response === undefined || response.status === 503) {
      state.retries += 1;
      return false;
    }
    const reference =
      response.status === 200 || response.status === 201 ? referenceOf(response.text) : undefined;
    if (reference === undefined || (submission.reference ?? reference) !== reference)
      state.wrongResponses.push(`${site.name}: ${submission.guid}: ${response.status} ${response.text}`);
    submission.reference ??= reference;
    return true;
  }

  async function visit(random: Random): Promise<void> {
    while (!state.isOver) {
      const submission = newSubmission(random);
      state.sent.push(submission);
      for (let tries = 0; tries < mostTries && !(await post(random, submission)); tries += 1)
        await sleep(random.whole(100, 1500));
      // Browsers sometimes repeat a post.
      if (random.next() < 0.1) await post(random, submission);
      await sleep(random.whole(20, 300));
    }
  }

  const running = Array.from({ length: visitors }, (_, visitor) => visit(randomOf(visitor)));
  return {
    get sent() {
      return state.sent;
    },
    get wrongResponses() {
      return state.wrongResponses;
    },
    get retries() {
      return state.retries;
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

interface SentResponse {
  readonly status: number;
  readonly text: string;
}

/** Undefined when there was no response. */
async function sendOnce(
  site: Site,
  url: string,
  submission: SentSubmission,
): Promise<SentResponse | undefined> {
  const { guid: FormGUID, field: GUID } = site.form;
  const body = new FormData();
  const part = { GUID: submission.guid, FormGUID, Class: 0, Fields: [{ GUID, Value: 'Aino Korhonen' }] };
  body.append('submission', JSON.stringify(part));
  submission.files.forEach((file, index) =>
    body.append('attachments', new Blob([new Uint8Array(file)]), `liite ${index}.pdf`),
  );
  try {
    const signal = AbortSignal.timeout(timeoutMs);
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
