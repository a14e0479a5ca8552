import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

/** A submission that was sent, perhaps more than once. */
interface SentSubmission {
  readonly guid: string;
  /** SHA-256 of the attachments, hex, in their order. */
  readonly hashes: readonly string[];
  readonly body: () => FormData;
  /** Whether the portal said that it is safe; its answer. */
  acknowledged: { readonly Reference: string; readonly ReceivedAt: string } | undefined;
}

/** A form to send and the answers it wants. */
export interface FormToSend {
  readonly guid: string;
  readonly fields: readonly { readonly GUID: string; readonly Value: string }[];
}

/** Sends submissions without pause from several places at once, and remembers what became of each. */
export class SubmissionLoad {
  readonly sent: SentSubmission[] = [];
  readonly #form: FormToSend;
  #running: Promise<void>[] = [];
  #isOver = false;

  constructor(form: FormToSend) {
    this.#form = form;
  }

  /** Goes on until {@link end}, or until the portal is gone. */
  begin(url: string, senders: number): void {
    this.#isOver = false;
    this.#running = Array.from({ length: senders }, () => this.#keepSending(url));
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
  }

  /** Sends again what nobody knows the end of, as a browser does whose connection broke. */
  async sendUncertainAgain(url: string): Promise<void> {
    const uncertain = this.sent.filter((one) => one.acknowledged === undefined && randomInt(2) === 0);
    await Promise.all(uncertain.map((one) => send(url, one)));
  }

  async #keepSending(url: string): Promise<void> {
    while (!this.#isOver) {
      const submission = newSubmission(this.#form);
      this.sent.push(submission);
      if (!(await send(url, submission))) return;
    }
  }
}

/** Small ones share the commit of their rows, large ones are files of their own. */
const sizes = [2_000, 100_000, 300_000, 700_000];
const pdf = Buffer.from('%PDF-1.4\n', 'latin1');

function newSubmission(form: FormToSend): SentSubmission {
  const guid = randomUUID();
  const files = Array.from({ length: randomInt(4) }, () => {
    const size = sizes[randomInt(sizes.length)] ?? 0;
    return Buffer.concat([pdf, randomBytes(size)]);
  });
  const submission = { GUID: guid, FormGUID: form.guid, Class: 0, Fields: form.fields };
  return {
    guid,
    hashes: files.map((file) => createHash('sha256').update(file).digest('hex')),
    acknowledged: undefined,
    body() {
      const data = new FormData();
      data.append('submission', JSON.stringify(submission));
      files.forEach((file, index) => data.append('attachments', new Blob([file]), `liite ${index}.pdf`));
      return data;
    },
  };
}

/** False when the portal is gone. */
async function send(url: string, submission: SentSubmission): Promise<boolean> {
  try {
    const response = await fetch(`${url}/api/submissions`, { method: 'POST', body: submission.body() });
    const answer = await response.text();
    if (response.status !== 201 && response.status !== 200) throw new Refused(response.status, answer);
    submission.acknowledged = JSON.parse(answer) as NonNullable<SentSubmission['acknowledged']>;
    return true;
  } catch (error) {
    if (error instanceof Refused) throw error;
    return false;
  }
}

/** A submission that should have been taken. */
class Refused extends Error {
  constructor(status: number, answer: string) {
    super(`A submission was refused: ${status} ${answer}`);
  }
}
