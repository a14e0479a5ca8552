import { Agent } from 'node:http';
import { startPortal } from '../e2e/support/portal/portal.ts';
import { publish, referenceForm, signIn } from './forms.ts';
import { rowOfTurns } from './in-turns.ts';
import { multiplySubmissions, sendOne } from './stored-submissions.ts';
import { timeOf } from './time-of.ts';
import type { Portal } from '../e2e/support/portal/portal.ts';
import type { WireForm } from './forms.ts';
import type { Row } from './row.ts';

const waitingSubmissions = 100_000;
const requests = 400;

async function portalWithForm(
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly portal: Portal; readonly form: WireForm }> {
  const portal = await startPortal(environment);
  const [form] = await publish(portal, [referenceForm(30)]);
  if (form === undefined) throw new Error('publishing the form failed');
  return { portal, form };
}

async function countWaiting(portal: Portal): Promise<number> {
  const cookie = await signIn(portal);
  const response = await fetch(`${portal.url}/api/admin/submission-counts`, { headers: { cookie } });
  return ((await response.json()) as { Waiting: number }).Waiting;
}

/**
 * The form page of a portal delivering a long queue, compared with the same page of an idle portal,
 * alternating.
 */
export async function longQueueRow(): Promise<Row> {
  const idle = await portalWithForm();
  const { portal: held, form } = await portalWithForm({ PORTAL_DELIVERY: 'hold' });
  await sendOne(held, form);
  await held.stop({ keepData: true });
  multiplySubmissions(held.dataDir, waitingSubmissions, ['submissions', 'outbox']);
  const busy = { ...(await startPortal({ PORTAL_DATA_DIR: held.dataDir })), admin: held.admin };
  const agent = new Agent({ keepAlive: true });
  const before = await countWaiting(busy);
  const row = await rowOfTurns(
    {
      what: '`/form/{id}` while 100 000 submissions wait and are delivered',
      budget: '≤ 2 × of none waiting',
    },
    {
      requests,
      maxRatio: 2,
      small: () => timeOf(`${idle.portal.url}/form/${idle.form.GUID}`, agent),
      large: () => timeOf(`${busy.url}/form/${form.GUID}`, agent),
    },
  );
  const delivered = before - (await countWaiting(busy));
  agent.destroy();
  await Promise.all([idle.portal.stop(), busy.stop()]);
  return {
    ...row,
    measured: `${row.measured}; delivered in the meantime ${String(delivered)}`,
    kept: row.kept && delivered > 0,
  };
}
