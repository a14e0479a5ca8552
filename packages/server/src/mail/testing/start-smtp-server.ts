import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('./smtp-server.ts', import.meta.url));

/** A message that the server accepted. */
interface ReceivedMail {
  readonly recipients: readonly string[];
  readonly content: string;
}

/** What a server refuses for good; of recipients, `busy@…` for now. */
type Refused = 'nothing' | 'some-recipients' | 'password' | 'sender' | 'relay' | 'message';

/** A mail server in its own process. */
export interface TestSmtpServer {
  readonly url: string;
  /** Messages accepted so far, in order; a message is here before its acceptance is reported. */
  received(): readonly ReceivedMail[];
  /** Kills the server, as a power failure would. */
  kill(): Promise<void>;
  /** Starts it again at the same address. It refuses `gone@…` for good and `busy@…` for now. */
  restart(): Promise<void>;
  /** Makes it accept `gone@…` and `busy@…` too. */
  takeForEverybody(): Promise<void>;
  /** Makes it refuse every password, sender or message for good, or to relay anything, until {@link restart}. */
  refuse(what: 'password' | 'sender' | 'relay' | 'message'): Promise<void>;
  /** Stops it and removes its messages. */
  close(): Promise<void>;
}

/** The content of a received message with its encoded letters decoded (RFC 2045 section 6.7). */
export function decodedMail(content: string): string {
  return decodeURIComponent(content.replaceAll(/=([0-9A-F]{2})/g, '%$1'));
}

/** Starts a mail server; resolves once it listens. */
export async function startSmtpServer(): Promise<TestSmtpServer> {
  const folder = mkdtempSync(join(tmpdir(), 'form-portal-mail-'));
  let { child, port } = await start(folder, '0', 'some-recipients');

  async function kill(): Promise<void> {
    const exited = once(child, 'exit');
    if (child.kill('SIGKILL')) await exited;
  }
  async function restart(refused: Refused): Promise<void> {
    await kill();
    ({ child, port } = await start(folder, port, refused));
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () =>
      readdirSync(folder)
        .sort()
        .map((name) => {
          const { recipients, content } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
          // Undo soft line breaks (RFC 2045 section 6.7).
          return { recipients, content: String(content).replaceAll('=\r\n', '') };
        }),
    kill,
    restart: () => restart('some-recipients'),
    takeForEverybody: () => restart('nothing'),
    refuse: restart,
    async close() {
      await kill();
      rmSync(folder, { recursive: true });
    },
  };
}

async function start(
  folder: string,
  requestedPort: string,
  refused: Refused,
): Promise<{ readonly child: ChildProcess; readonly port: string }> {
  const child = spawn(process.execPath, [program, folder, requestedPort, refused], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const [, port] = /^port (\d+)$/.exec(line) ?? [];
    if (port !== undefined) return { child, port };
  }
  throw new Error('The mail server did not start');
}
