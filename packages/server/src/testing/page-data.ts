import type { PageContext, PublicPage } from '@form-portal/domain';
import type { LightMyRequestResponse } from 'fastify';

/** The data from which a page was rendered. */
export function pageDataOf({ body }: LightMyRequestResponse): { page: PublicPage; context: PageContext } {
  const [, written = ''] = /id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(written) as { page: PublicPage; context: PageContext };
}
