import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./smtp-server.ts', import.meta.url));

/** A message that the server took. */
interface ReceivedMail {
  readonly receivers: readonly string[];
  readonly content: string;
}

/** A mail server in its own process. */
export interface TestSmtpServer {
  readonly url: string;
  /** Messages accepted so far, in order; a message is here before its acceptance is reported. */
  received(): readonly ReceivedMail[];
  /** Stops in an instant, like a machine without power. */
  goAway(): Promise<void>;
  /** It is there again, at the same address. It never takes mail for `gone@…`, and not now for `busy@…`. */
  comeBack(): Promise<void>;
  /** From now on it takes mail for `gone@…` and `busy@…` too. */
  takeForEverybody(): Promise<void>;
  /** Ends it and removes its messages. */
  close(): Promise<void>;
}

/** Starts a mail server; resolves once it listens. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const folder = mkdtempSync(join(tmpdir(), 'form-portal-mail-'));
  let { child, port } = await start(folder, '0', 'some');

  async function goAway(): Promise<void> {
    const gone = once(child, 'exit');
    if (child.kill('SIGKILL')) await gone;
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () =>
      readdirSync(folder)
        .sort()
        .map((name) => {
          const { receivers, content } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
          // Lines that were broken for the way (RFC 2045 6.7).
          return { receivers, content: String(content).replaceAll('=\r\n', '') };
        }),
    goAway,
    async comeBack() {
      ({ child, port } = await start(folder, port, 'some'));
    },
    async takeForEverybody() {
      await goAway();
      ({ child, port } = await start(folder, port, 'everybody'));
    },
    async close() {
      await goAway();
      rmSync(folder, { recursive: true });
    },
  };
}

async function start(
  folder: string,
  wanted: string,
  there: 'everybody' | 'some',
): Promise<{ readonly child: ChildProcess; readonly port: string }> {
  const child = spawn(process.execPath, [program, folder, wanted, there], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^port (\d+)$/.exec(line) ?? [];
    if (port !== undefined) return { child, port };
  }
  throw new Error('The mail server did not start');
}
