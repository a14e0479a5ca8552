import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** Options of a test request besides method and path. */
export interface TestRequest {
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent unchanged, with the media type `type`. */
  readonly body?: string | Buffer;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser on the portal's own pages: it keeps cookies and sends its origin. */
export interface TestClient {
  get(path: string, request?: TestRequest): Promise<LightMyRequestResponse>;
  post(path: string, request?: TestRequest): Promise<LightMyRequestResponse>;
  put(path: string, request?: TestRequest): Promise<LightMyRequestResponse>;
  delete(path: string, request?: TestRequest): Promise<LightMyRequestResponse>;
  send(method: string, path: string, request?: TestRequest): Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
}

/** Opens a browser with no cookies yet. */
export function testClient(app: FastifyInstance, address = '192.0.2.1'): TestClient {
  const cookies = new Map<string, string>();

  async function send(
    method: string,
    path: string,
    request: TestRequest = {},
  ): Promise<LightMyRequestResponse> {
    const { json, body = json === undefined ? undefined : JSON.stringify(json) } = request;
    const type = request.type ?? (json === undefined ? undefined : 'application/json');
    const response = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: address,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(type === undefined ? {} : { 'content-type': type }),
        ...request.headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0);
      if (isOver) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  return {
    cookies,
    send,
    get: (path, request) => send('GET', path, request),
    post: (path, request) => send('POST', path, request),
    put: (path, request) => send('PUT', path, request),
    delete: (path, request) => send('DELETE', path, request),
  };
}
