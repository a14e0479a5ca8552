import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A submission that was sent, perhaps more than once. */
interface SentSubmission {
  readonly guid: string;
  /** SHA-256 of the attachments, hex, in their order. */
  readonly hashes: readonly string[];
  readonly body: () => FormData;
  /** The response that acknowledged it; undefined when there was none. */
  acknowledged: { readonly Reference: string; readonly ReceivedAt: string } | undefined;
}

/** A form to send, valid answers, and the requests that a file must be attached to. */
export interface FormToSend {
  readonly requests: readonly string[];
  readonly guid: string;
  readonly fields: readonly { readonly GUID: string; readonly Value: string }[];
}

/** Sends submissions continuously from several senders, and remembers the outcome of each. */
export class SubmissionLoad {
  readonly sent: SentSubmission[] = [];
  readonly #form: FormToSend;
  #running: Promise<void>[] = [];
  #isOver = false;

  constructor(form: FormToSend) {
    this.#form = form;
  }

  acknowledged(): readonly SentSubmission[] {
    return this.sent.filter(({ acknowledged }) => acknowledged !== undefined);
  }

  /** Continues until {@link end}, or until the portal has stopped. */
  begin(url: string, senders: number): void {
    this.#isOver = false;
    this.#running = Array.from({ length: senders }, () => this.#keepSending(url));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Repeats submissions with an unknown outcome, as a browser does after its connection broke. */
  async sendUncertainAgain(url: string): Promise<void> {
    const uncertain = this.sent.filter(
      ({ acknowledged }) => acknowledged === undefined && randomInt(2) === 0,
    );
    await Promise.all(uncertain.map((submission) => send(url, submission)));
  }

  async #keepSending(url: string): Promise<void> {
    while (!this.#isOver) {
      const submission = newSubmission(this.#form);
      this.sent.push(submission);
      if (!(await send(url, submission))) return;
    }
  }
}

/** Small files are stored in the database, large ones as separate files. */
const sizes = [2_000, 100_000, 300_000, 700_000];
const pdf = Buffer.from('%PDF-1.4\n', 'latin1');

function newSubmission(form: FormToSend): SentSubmission {
  const guid = randomUUID();
  const requested = form.requests.map((request) => ({ part: `attachments:${request}`, file: aFile() }));
  const others = Array.from({ length: randomInt(3) }, () => ({ part: 'attachments', file: aFile() }));
  const files = [...requested, ...others];
  const submission = { GUID: guid, FormGUID: form.guid, Class: 0, Fields: form.fields };
  return {
    guid,
    hashes: files.map(({ file }) => createHash('sha256').update(file).digest('hex')),
    acknowledged: undefined,
    body() {
      const data = new FormData();
      data.append('submission', JSON.stringify(submission));
      files.forEach(({ part, file }, index) => data.append(part, new Blob([file]), `liite ${index}.pdf`));
      return data;
    },
  };
}

function aFile(): Buffer<ArrayBuffer> {
  return Buffer.concat([pdf, randomBytes(sizes[randomInt(sizes.length)] ?? 0)]);
}

/** Returns false when the portal has stopped. */
async function send(url: string, submission: SentSubmission): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/submissions`, { method: 'POST', body: submission.body() });
    const body = await response.text();
    if (response.status !== 201 && response.status !== 200) throw new Refused(response.status, body);
    submission.acknowledged = JSON.parse(body) as NonNullable<SentSubmission['acknowledged']>;
    return true;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return false;
  }
}

/** A submission that should have been accepted. */
class Refused extends Error {
  constructor(status: number, body: string) {
    super(`A submission was refused: ${status} ${body}`);
  }
}
