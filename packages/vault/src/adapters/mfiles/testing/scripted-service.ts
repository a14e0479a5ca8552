import { parseGuid } from '@form-portal/domain';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MFilesConfig } from '../mfiles-config.ts';

/** A scripted response. */
export interface ScriptedResponse {
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
  readonly setCookie?: string;
  /** Breaks the connection before responding. */
  readonly cut?: true;
  /** Delays the response until this resolves. */
  readonly after?: Promise<void>;
}

/** Responses by method and path; those of a list are sent in turn, the last one repeatedly. */
export type Script = Readonly<Record<string, ScriptedResponse | readonly ScriptedResponse[]>>;

interface RecordedRequest {
  readonly name: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A web service that responds by a script and records its requests. Requests missing from the script get 404. */
export interface ScriptedService {
  /** The adapter configuration for this service. */
  readonly config: MFilesConfig;
  readonly requests: readonly RecordedRequest[];
  /** Changes the responses from now on. */
  respondWith(changed: Script): void;
  times(name: string): number;
  /** The body of the first such request. */
  bodyOf(name: string): unknown;
  stop(): Promise<void>;
}

/** The service's error response, without the part that describes the login state. */
export const fault = {
  Message: 'Not found. 242',
  ExceptionName: 'COMException',
  IsLoggedToApplication: true,
} as const;

/** Starts the service with default responses, which the script overrides. */
export async function startScriptedService(script: Script): Promise<ScriptedService> {
  const requests: RecordedRequest[] = [];
  let responses = new Map<string, ScriptedResponse[]>();
  const respondWith = (changed: Script): void => {
    responses = new Map(Object.entries({ ...script, ...changed }).map(([name, one]) => [name, [one].flat()]));
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const piece of request) body += String(piece);
    const path = (request.url ?? '').replace(/^\/REST/, '').split('?', 1)[0] ?? '';
    const name = `${request.method ?? ''} ${path}`;
    requests.push({ name, headers: request.headers, body });
    const left = responses.get(name) ?? [{ status: 404, json: { ...fault, IsLoggedToVault: true } }];
    const { status = 200, json, html, setCookie, cut, after } = (left.length > 1 ? left.shift() : left[0])!;
    await after;
    if (cut === true) {
      request.socket.destroy();
      return;
    }
    if (setCookie !== undefined) response.setHeader('set-cookie', setCookie);
    response.writeHead(status, { 'content-type': html === undefined ? 'application/json' : 'text/html' });
    response.end(html ?? JSON.stringify(json));
  }

  respondWith({});
  const folder = await mkdtemp(join(tmpdir(), 'scripted-service-'));
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    config: {
      url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/REST`,
      vault: parseGuid('3f2504e0-4f89-41d3-9a0c-0305e82c3301')!,
      username: 'portal',
      password: 'laituri, 8 tolppaa',
      submissionProperty: null,
      administrators: null,
      timeZone: 'Europe/Helsinki',
      cacheDir: folder,
      translationsFile: null,
      objectUrl: null,
    },
    requests,
    respondWith,
    times: (name) => requests.filter((one) => one.name === name).length,
    bodyOf: (name) => JSON.parse(requests.find((one) => one.name === name)!.body) as unknown,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
