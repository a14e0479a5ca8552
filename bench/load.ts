import { Agent, request } from 'node:http';
import { randomUUID } from 'node:crypto';
import { percentile } from './row.ts';

/**
 * Result of a load: submissions per second, and the 50th and 99th percentile of a submission's time in ms.
 */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly refused: number;
}

/** A load of real multipart submissions with one attachment each. */
export interface Load {
  readonly url: string;
  readonly form: string;
  /** Values by field GUID, as a browser sends them. */
  readonly values: Readonly<Record<string, string | boolean>>;
  readonly attachment: Buffer;
  readonly connections: number;
  readonly seconds: number;
}

const boundary = 'portal-bench-boundary';

function bodyOf(load: Load): Buffer {
  const submission = JSON.stringify({
    GUID: randomUUID(),
    FormGUID: load.form,
    Class: 0,
    Fields: Object.entries(load.values).map(([GUID, Value]) => ({
      GUID,
      Value,
      MFilesPropertyDef: -1,
      DataType: 0,
    })),
  });
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="submission"\r\ncontent-type: application/json\r\n\r\n${submission}\r\n` +
    `--${boundary}\r\ncontent-disposition: form-data; name="attachments"; filename="liite.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), load.attachment, Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

function post(load: Load, agent: Agent): Promise<number> {
  const body = bodyOf(load);
  const { origin } = new URL(load.url);
  const headers = {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': body.length,
    origin,
  };
  return new Promise((resolve, reject) => {
    const call = request(load.url, { method: 'POST', agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        resolve(response.statusCode ?? 0);
      });
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Returns a PDF of about the given size that passes the content check. */
export function pdfOf(bytes: number): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(bytes - 15, '% filler\n'),
    Buffer.from('\n%%EOF'),
  ]);
}

/** Posts over all connections for the given time, on loopback only. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: load.connections });
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  const end = started + load.seconds * 1000;
  const connection = async (): Promise<void> => {
    while (performance.now() < end) {
      const sent = performance.now();
      const status = await post(load, agent);
      if (status === 201) times.push(performance.now() - sent);
      else refused += 1;
    }
  };
  await Promise.all(Array.from({ length: load.connections }, connection));
  const seconds = (performance.now() - started) / 1000;
  agent.destroy();
  return {
    perSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    refused,
  };
}
