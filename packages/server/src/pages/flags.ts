import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { inertPolicy } from '../http/security/security-headers.ts';

/** The flag set's folder of pictures with an aspect ratio of 4:3. */
const folder = new URL('../flags/4x3/', import.meta.resolve('flag-icons/css/flag-icons.min.css'));

/** Country codes of languages, and of the few regions that have their own flag (`gb-sct`). */
const codePattern = /^([a-z]{2}(?:-[a-z]{2,3})?)\.svg$/;

const flagHeaders = {
  'cache-control': 'public, max-age=604800',
  'content-security-policy': inertPolicy,
};

/**
 * GET /flags/{code}.svg: this server sends flags one by one, so that no browser contacts another site (specification D25). Redirects
 * when another address of flags is configured.
 */
export function flagRoute(app: FastifyInstance, flagUrl: string | null): void {
  app.get<{ Params: { file: string } }>('/flags/:file', async (request, reply) => {
    const code = codePattern.exec(request.params.file)?.[1];
    if (code !== undefined && flagUrl !== null) return reply.redirect(flagUrl.replace('{code}', code), 302);
    const picture = code === undefined ? undefined : await readFlag(code);
    if (picture === undefined) return reply.callNotFound();
    return reply.headers(flagHeaders).type('image/svg+xml').send(picture);
  });
}

async function readFlag(code: string): Promise<Buffer | undefined> {
  try {
    return await readFile(fileURLToPath(new URL(`${code}.svg`, folder)));
  } catch {
    return undefined;
  }
}
