import type { SavedForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import type { Engine } from '@form-portal/storage';
import type { SubmissionTables } from '../../db/submission-tables.ts';
import type { RetryPolicy } from '../../delivery/retry-policy.ts';
import { createSubmissionAdministrationStore } from '../../submissions/administration/submission-administration.store.ts';
import { aSubmission, post, publish, sentForm } from '../../submissions/testing/posts.ts';
import { startPortal, type PortalUnderTest } from '../../testing/app-under-test.ts';
import { testSystemDeps, type TestSystemDeps } from '../../testing/test-system-deps.ts';
import { until } from '../../testing/until.ts';
import { startBreakingProxy, type BreakingProxy } from './breaking-proxy.ts';
import { addOrdinaryUser, loggedIn, ordinaryUser, vaultGuid } from './mfws-client.ts';

/** A portal that delivers to another portal's M-Files API, through a proxy that can inject failures. */
export interface MFilesPortal {
  readonly vaultPortal: PortalUnderTest;
  readonly proxy: BreakingProxy;
  /** Its clock runs; deliveries begin once submissions are started. */
  readonly portal: PortalUnderTest;
  /** Of the document type, without a class. */
  readonly form: SavedForm;
  /** Posts a submission with one attachment; returns its GUID. */
  send(to?: SavedForm, attachment?: Buffer): Promise<string>;
  /** How many submissions are waiting; throws when one was set aside. */
  countWaiting(): Promise<number>;
  /** Resolves once nothing is waiting. */
  drained(withinMs?: number): Promise<void>;
  /** The objects of a submission in the vault, each by its number of files. */
  objectsOf(submission: string): Promise<readonly number[]>;
  close(): Promise<void>;
}

/** The real retry policy with milliseconds instead of seconds. */
const quickly: RetryPolicy = {
  delaysMs: [50, 100, 200],
  jitter: 0.2,
  giveUpAfterMs: 3_600_000,
  searchAgainMs: 50,
};

/** The smallest file that passes for a PDF. */
export const smallPdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** External dependencies of a process of such a portal; its clock runs ahead of the machine's by `aheadMs`. */
export function systemDepsOfMFilesPortal({ aheadMs = 0, vaultTimeoutMs = 60_000 } = {}): TestSystemDeps {
  const now = () => new Date(Date.now() + aheadMs);
  return { ...testSystemDeps(), now, deliveryPolicy: quickly, vaultTimeoutMs };
}

/** Starts both portals and the proxy between them, and publishes a form. */
export async function startMFilesPortal(
  engine: Engine,
  system: TestSystemDeps = systemDepsOfMFilesPortal(),
): Promise<MFilesPortal> {
  const vaultPortal = await startPortal('sqlite', { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' });
  await addOrdinaryUser(vaultPortal);
  const vaultAdmin = await vaultPortal.admin();
  const json = { Name: 'Lähetyksen tunnus', DataType: 1 };
  const property = String((await vaultAdmin.post('/api/admin/vault/properties', { json })).json().ID);
  const endLogins = async () => {
    await vaultPortal.portal.storage.database.write(async (transaction) => {
      await transaction.updateTable('mfws_logins').set({ until: '2000-01-01T00:00:00.000Z' }).execute();
    });
  };
  const address = await vaultPortal.portal.app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = await startBreakingProxy(address, endLogins);
  const portal = await startPortal(
    engine,
    {
      PORTAL_VAULT: 'mfiles',
      PORTAL_MFILES_URL: proxy.url,
      PORTAL_MFILES_VAULT: await vaultGuid(vaultPortal),
      PORTAL_MFILES_USERNAME: ordinaryUser.username,
      PORTAL_MFILES_PASSWORD: ordinaryUser.password,
      PORTAL_MFILES_SUBMISSION_PROPERTY: property,
      PORTAL_SUBMISSION_LIMIT: 'off',
    },
    system,
  );
  const form = await publish(portal, sentForm({ guid: guidOf('form'), class: 0, objectType: 0 }));

  async function countWaiting(): Promise<number> {
    const database = portal.portal.storage.database.withTables<SubmissionTables>();
    const { waiting, failed } = await createSubmissionAdministrationStore(database).count(undefined);
    if (failed > 0) throw new Error(`A submission was set aside: ${system.logged().slice(-2000)}`);
    return waiting;
  }

  return {
    vaultPortal,
    proxy,
    portal,
    form,
    countWaiting,
    async send(to = form, attachment = smallPdf) {
      const submission = aSubmission(to);
      const response = await post(portal.client(), submission, ['liite.pdf', attachment]);
      if (response.statusCode !== 201) throw new Error(response.body);
      return String(submission['GUID']);
    },
    drained: (withinMs = 30_000) => until(async () => (await countWaiting()) === 0, withinMs),
    async objectsOf(submission) {
      const mfws = await loggedIn(vaultPortal);
      const { Items } = await mfws.call('GET', `objects?p${property}=${submission}&d=include`);
      return Items.map((item: { Files: readonly unknown[] }) => item.Files.length);
    },
    async close() {
      await portal.close();
      await proxy.shut();
      await vaultPortal.close();
    },
  };
}
