import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The failure injected into a request. */
export type Fault =
  /** The connection breaks before the request reaches the vault. */
  | 'cut-before'
  /** The vault processes the request, and the connection breaks before the response arrives. */
  | 'cut-after'
  /** There is never a response. */
  | 'stall'
  /** The vault processes the request, and its response comes {@link BreakingProxy.lateByMs} later. */
  | 'late'
  /** An error page of a web server. */
  | 'html-500'
  /** A login page in place of the response. */
  | 'html-200'
  /** Another server of a cluster, which does not accept the token. */
  | 'cookie-lost'
  /** The vault has ended the login. */
  | 'token-expired';

/** The part of a request by which faults are chosen. */
export interface Passing {
  readonly method: string;
  /** Below `/REST`, without the query. */
  readonly path: string;
}

/** A proxy between the portal and the vault that injects failures. */
export interface BreakingProxy {
  /** Up to and including `/REST`. */
  readonly url: string;
  /** Delay of `late` responses: ten seconds by default. */
  lateByMs: number;
  /** All requests received, with the fault injected. */
  readonly passed: readonly (Passing & { readonly fault: Fault | undefined })[];
  /** Chooses the fault of every request from now on. */
  breakBy(choose: (passing: Passing) => Fault | undefined): void;
  /** Stops listening. */
  shut(): Promise<void>;
  /** Listens again, at the same address. */
  open(): Promise<void>;
}

const page = '<!doctype html><title>Something went wrong</title>';
const stickyCookie = 'mfilesmsm';

/** Starts the proxy in front of a vault. `endLogins` makes the vault invalidate every token. */
export async function startBreakingProxy(
  vault: string,
  endLogins: () => Promise<void>,
): Promise<BreakingProxy> {
  let choose: (passing: Passing) => Fault | undefined = () => undefined;
  const passed: (Passing & { readonly fault: Fault | undefined })[] = [];
  /** The server of the cluster that accepts the token. */
  let generation = 1;

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
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
    forwarded.on('response', (received) => {
      if (fault === 'cut-after') {
        received.resume();
        received.on('end', () => request.socket.destroy());
        return;
      }
      const cookie = isLogin
        ? { 'set-cookie': `${stickyCookie}=${String(generation)}; path=/; HttpOnly` }
        : {};
      const pass = () => {
        response.writeHead(received.statusCode ?? 0, { ...received.headers, ...cookie });
        received.pipe(response);
      };
      if (fault === 'late') setTimeout(pass, proxy.lateByMs).unref();
      else pass();
    });
  }

  const server = createServer((request, response) => void respond(request, response));
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
