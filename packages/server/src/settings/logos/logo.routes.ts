import { logoMediaTypes, logoPath, ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { logoUploadSchema, parseWire } from '@form-portal/domain/wire';
import type { Database } from '@form-portal/storage';
import type { FastifyInstance } from 'fastify';
import type { AuditEvents } from '../../audit/audit-events.ts';
import type { ServerTables } from '../../db/tables.ts';
import { bindRoute, type BoundRoute } from '../../http/bind-route.ts';
import { downloadPolicy } from '../../http/security/security-headers.ts';
import type { LogoStore } from './logos.store.ts';
import { readLogo } from './read-logo.ts';

/** Dependencies of the upload. */
interface LogoRouteDeps {
  readonly database: Database<ServerTables>;
  readonly logos: Pick<LogoStore, 'save'>;
  readonly audit: Pick<AuditEvents, 'logoUploaded'>;
}

/** POST /api/admin/logos. */
export function logoRoutes({ database, logos, audit }: LogoRouteDeps): readonly BoundRoute[] {
  return [
    bindRoute(routes.uploadLogo, async ({ body, user }) => {
      const upload = parseWire(logoUploadSchema, body);
      if (!upload.ok) return upload;
      const logo = readLogo(Buffer.from(upload.value.Content, 'base64'));
      if (!logo.ok) return logo;
      await database.write(async (transaction) => {
        await logos.save(transaction, logo.value);
        await audit.logoUploaded(transaction, user, logo.value.path);
      });
      return ok({ Path: logo.value.path, Removed: logo.value.removed });
    }),
  ];
}

/** The path has the hash of the content. An SVG that is opened by itself may apply its own styles and nothing else. */
const logoHeaders = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': `${downloadPolicy}; style-src 'unsafe-inline'`,
};

/** GET /logos/{file name}: a logo as an image. */
export function serveLogos(app: FastifyInstance, logos: Pick<LogoStore, 'find'>): void {
  app.get<{ Params: { fileName: string } }>('/logos/:fileName', async (request, reply) => {
    const path = `/logos/${request.params.fileName}`;
    const ending = logoPath.exec(path)?.[1];
    const content = ending === undefined ? undefined : await logos.find(path);
    if (content === undefined) return reply.callNotFound();
    return reply
      .headers(logoHeaders)
      .type(logoMediaTypes[ending === 'png' ? 'png' : 'svg'])
      .send(content);
  });
}
