import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { AssetFolder } from '../../web-build.ts';

/** Serves immutable files; clients that accept compression get the copies compressed by the build. */
export async function serveAssets(app: FastifyInstance, folders: readonly AssetFolder[]): Promise<void> {
  for (const [index, { folder, path }] of folders.entries()) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: path,
      decorateReply: index === 0,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      redirect: false,
      dotfiles: 'ignore',
    });
  }
}
