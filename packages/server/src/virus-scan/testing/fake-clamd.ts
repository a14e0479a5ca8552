import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** The virus of the tests: not the EICAR test file, which scanners on developers' machines would remove. */
export const fakeVirus = 'this-is-the-virus-of-the-tests';

/** The signature name that the fake reports for it. */
export const fakeVirusName = 'Fake.Test.Signature';

/** How the fake responds. */
export type FakeBehaviour =
  /** As clamd does, depending on the content. */
  | 'well'
  /** Reads everything and never replies, not even to PING. */
  | 'silent'
  /** Reads files and never replies to them. */
  | 'slow'
  /** Reads no files. */
  | 'deaf'
  /** Closes the connection in the middle of a file. */
  | 'cutting'
  /** Closes the connection in the middle of its reply. */
  | 'half-responding'
  | 'babbling'
  | 'failing';

/** A server that speaks clamd's protocol (clamd(8)) and finds {@link fakeVirus}. */
export interface FakeClamd {
  behaviour: FakeBehaviour;
  /** Whether it knows the signature of {@link fakeVirus}. */
  knowsVirus: boolean;
  /** Maximum size of a file, like StreamMaxLength; unlimited by default. */
  maxBytes: number;
  /** Sizes of the files received completely, in the order in which they ended. */
  readonly scanned: readonly number[];
  /** The largest number of files received at the same time. */
  readonly peakConcurrency: number;
  /** `host:port` or the path of its socket. */
  readonly address: string;
  /** Stops listening, as after a crash. */
  stop(): Promise<void>;
  /** Listens again at the same address. */
  restart(): Promise<void>;
}

/** Starts one on a free port, or on a socket at `path`. */
export async function startFakeClamd(path?: string): Promise<FakeClamd> {
  const fake = new Fake();
  await fake.listen(path ?? 0);
  return fake;
}

class Fake implements FakeClamd {
  behaviour: FakeBehaviour = 'well';
  knowsVirus = true;
  maxBytes = Infinity;
  readonly scanned: number[] = [];
  peakConcurrency = 0;
  address = '';
  #listensOn: string | number = 0;
  #server: Server | undefined;
  #underWay = 0;
  readonly #sockets = new Set<Socket>();

  async listen(on: string | number): Promise<void> {
    this.#server = createServer((socket) => void this.#serve(socket));
    this.#server.listen(typeof on === 'string' ? { path: on } : { port: on, host: '127.0.0.1' });
    await once(this.#server, 'listening');
    const address = this.#server.address();
    this.#listensOn = typeof address === 'string' ? address : (address as AddressInfo).port;
    this.address = typeof address === 'string' ? address : `127.0.0.1:${this.#listensOn}`;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server?.listening !== true) return;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async restart(): Promise<void> {
    await this.listen(this.#listensOn);
  }

  async #serve(socket: Socket): Promise<void> {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
    try {
      const incoming = new Incoming(socket);
      const command = await incoming.command();
      if (this.behaviour === 'silent') return;
      if (command === 'zPING') socket.end('PONG\0');
      else if (command === 'zINSTREAM') await this.#scan(incoming, socket);
      else socket.end('UNKNOWN COMMAND\0');
    } catch {
      socket.destroy();
    }
  }

  async #scan(incoming: Incoming, socket: Socket): Promise<void> {
    this.#underWay += 1;
    this.peakConcurrency = Math.max(this.peakConcurrency, this.#underWay);
    try {
      const reply = this.behaviour === 'deaf' ? undefined : await this.#replyTo(incoming, socket);
      if (reply === undefined) await once(socket, 'close');
      else socket.end(reply);
    } finally {
      this.#underWay -= 1;
    }
  }

  async #replyTo(incoming: Incoming, socket: Socket): Promise<string | undefined> {
    let size = 0;
    let tail = Buffer.alloc(0);
    let isInfected = false;
    for (;;) {
      const length = (await incoming.take(4)).readUInt32BE();
      if (length === 0) break;
      if (this.behaviour === 'cutting') {
        socket.resetAndDestroy();
        return undefined;
      }
      if (size + length > this.maxBytes) return 'INSTREAM size limit exceeded. ERROR\0';
      const piece = Buffer.concat([tail, await incoming.take(length)]);
      size += length;
      isInfected ||= piece.includes(fakeVirus);
      tail = piece.subarray(-fakeVirus.length);
    }
    this.scanned.push(size);
    return this.#verdict(isInfected);
  }

  #verdict(isInfected: boolean): string | undefined {
    switch (this.behaviour) {
      case 'silent':
      case 'slow':
        return undefined;
      case 'half-responding':
        return 'stream: O';
      case 'babbling':
        return `HTTP/1.1 400 Bad Request\r\n${'.'.repeat(10_000)}`;
      case 'failing':
        return "stream: Can't allocate memory ERROR\0";
      case 'well':
      case 'cutting':
      case 'deaf':
        return isInfected && this.knowsVirus ? `stream: ${fakeVirusName} FOUND\0` : 'stream: OK\0';
    }
  }
}

/** Reads a connection in the sizes that the protocol prescribes. */
class Incoming {
  readonly #pieces: AsyncIterator<Buffer>;
  #rest = Buffer.alloc(0);

  constructor(socket: Socket) {
    this.#pieces = socket.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
  }

  async command(): Promise<string> {
    while (!this.#rest.includes(0)) await this.#more();
    const end = this.#rest.indexOf(0);
    const command = this.#rest.toString('latin1', 0, end);
    this.#rest = this.#rest.subarray(end + 1);
    return command;
  }

  async take(bytes: number): Promise<Buffer> {
    while (this.#rest.length < bytes) await this.#more();
    const taken = this.#rest.subarray(0, bytes);
    this.#rest = this.#rest.subarray(bytes);
    return taken;
  }

  async #more(): Promise<void> {
    const next = await this.#pieces.next();
    if (next.done === true) throw new Error('The connection ended');
    this.#rest = Buffer.concat([this.#rest, next.value]);
  }
}
