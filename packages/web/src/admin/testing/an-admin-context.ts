import { aPageContext } from '../../testing/sample-page.ts';
import type { AdminPageContext } from '@form-portal/domain';

/** The surroundings of a page of the administration in one of the bundled languages. */
export function anAdminContext(language?: Parameters<typeof aPageContext>[0]): AdminPageContext {
  return {
    ...aPageContext(language),
    ownsVault: false,
    holdsDeliveries: false,
    sendsMail: true,
    suomiFi: 'unavailable',
  };
}
