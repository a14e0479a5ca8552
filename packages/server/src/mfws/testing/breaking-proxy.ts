import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong with one request. */
export type Fault =
  /** The connection is cut before the vault hears of it. */
  | 'cut-before'
  /** The vault does what was asked, and the connection is cut before its answer arrives. */
  | 'cut-after'
  /** Nothing is answered, ever. */
  | 'stall'
  /** The vault does what was asked, and its answer comes {@link BreakingProxy.lateByMs} later. */
  | 'late'
  /** A web server's own page of an error. */
  | 'html-500'
  /** A login page in place of the answer. */
  | 'html-200'
  /** Another server of several answers: it can't read the token. */
  | 'cookie-lost'
  /** The vault has ended the login. */
  | 'token-expired';

/** A request as far as faults are chosen by it. */
export interface Passing {
  readonly method: string;
  /** Below `/REST`, without the query. */
  readonly path: string;
}

/** Something between the portal and the vault that breaks things on purpose. */
export interface BreakingProxy {
  /** Up to and including `/REST`. */
  readonly url: string;
  /** How late the answers of `late` come: ten seconds unless a test says otherwise. */
  lateByMs: number;
  /** Every request that came, and the fault that it met. */
  readonly passed: readonly (Passing & { readonly fault: Fault | undefined })[];
  /** Chooses the fault of every request from now on. */
  breakBy(choose: (passing: Passing) => Fault | undefined): void;
  /** Nobody listens any more. */
  shut(): Promise<void>;
  /** Listens again, at the same address. */
  open(): Promise<void>;
}

const page = '<!doctype html><title>Something went wrong</title>';
const stickyCookie = 'mfilesmsm';

/** Starts the proxy before a vault. `endLogins` makes the vault forget every token. */
export async function startBreakingProxy(
  vault: string,
  endLogins: () => Promise<void>,
): Promise<BreakingProxy> {
  let choose: (passing: Passing) => Fault | undefined = () => undefined;
  const passed: (Passing & { readonly fault: Fault | undefined })[] = [];
  /** Which of several servers knows the token. */
  let generation = 1;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace(/^\/REST/, '').split('?', 1)[0] ?? '';
    const passing = { method: request.method ?? '', path };
    const fault = choose(passing);
    passed.push({ ...passing, fault });
    if (fault === 'cut-before') return void request.socket.destroy();
    if (fault === 'stall') return;
    if (fault === 'html-500' || fault === 'html-200') {
      request.resume();
      return void response
        .writeHead(fault === 'html-500' ? 500 : 200, { 'content-type': 'text/html' })
        .end(page);
    }
    if (fault === 'token-expired') await endLogins();
    if (fault === 'cookie-lost') generation += 1;
    const isLogin = path === '/server/authenticationtokens';
    const isKnown = new RegExp(`${stickyCookie}=${String(generation)}(;|$)`).test(
      request.headers.cookie ?? '',
    );
    if (request.headers['x-authentication'] !== undefined && !isKnown) {
      request.resume();
      const json = { Status: 403, Message: 'Token-based authentication failed.', IsLoggedToVault: false };
      return void response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify(json));
    }
    const forwarded = ask(`${vault}${request.url ?? ''}`, {
      method: request.method,
      headers: request.headers,
    });
    request.pipe(forwarded);
    forwarded.on('error', () => request.socket.destroy());
    forwarded.on('response', (told) => {
      if (fault === 'cut-after') {
        told.resume();
        told.on('end', () => request.socket.destroy());
        return;
      }
      const cookie = isLogin
        ? { 'set-cookie': `${stickyCookie}=${String(generation)}; path=/; HttpOnly` }
        : {};
      const pass = () => {
        response.writeHead(told.statusCode ?? 0, { ...told.headers, ...cookie });
        told.pipe(response);
      };
      if (fault === 'late') setTimeout(pass, proxy.lateByMs).unref();
      else pass();
    });
  }

  const server = createServer((request, response) => void answer(request, response));
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const proxy: BreakingProxy = {
    url: `http://127.0.0.1:${String(port)}/REST`,
    lateByMs: 10_000,
    passed,
    breakBy(chosen) {
      choose = chosen;
    },
    async shut() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    open: () => listen(port),
  };
  return proxy;
}
