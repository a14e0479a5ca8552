import { Agent } from 'node:http';
import { startPortal } from '../e2e/support/portal.ts';
import type { Portal } from '../e2e/support/portal.ts';
import { publish, referenceForm } from './forms.ts';
import { rowOfTurns } from './in-turns.ts';
import type { WireForm } from './forms.ts';
import type { Row } from './row.ts';
import { multiplySubmissions, sendOne } from './stored-submissions.ts';
import { timeOf } from './time-of.ts';

const requestsEach = 400;
const storedSubmissions = 1_000_000;

async function portalWith(forms: number): Promise<{ readonly portal: Portal; readonly form: WireForm }> {
  const portal = await startPortal({ PORTAL_SAMPLE_FORMS: 'false' });
  const saved = await publish(
    portal,
    Array.from({ length: forms }, () => referenceForm(30)),
  );
  const [form] = saved;
  if (form === undefined) throw new Error('publishing the form failed');
  return { portal, form };
}

async function filledPortal(): Promise<{ readonly portal: Portal; readonly form: WireForm }> {
  const { portal, form } = await portalWith(1000);
  await sendOne(portal, form);
  await portal.stop({ keepData: true });
  multiplySubmissions(portal.dataDir, storedSubmissions);
  return { portal: await startPortal({ PORTAL_DATA_DIR: portal.dataDir }), form };
}

/**
 * Public responses of a portal with 1 000 forms and 1 000 000 submissions, compared with one with 10 forms
 * and none, alternating.
 */
export async function scaleRows(): Promise<readonly Row[]> {
  const small = await portalWith(10);
  const large = await filledPortal();
  const agent = new Agent({ keepAlive: true });
  const rows: Row[] = [];
  for (const path of ['/api/forms', '/', '/form/']) {
    const isForm = path === '/form/';
    const ask = ({ portal, form }: typeof small) =>
      timeOf(`${portal.url}${path}${isForm ? form.GUID : ''}`, agent);
    const words = {
      what: `\`${path}${isForm ? '{id}' : ''}\` with 1 000 forms and 1 000 000 submissions`,
      budget: '≤ 1.2 × of 10 forms and none',
    };
    rows.push(
      await rowOfTurns(words, { requests: requestsEach, small: () => ask(small), large: () => ask(large) }),
    );
  }
  agent.destroy();
  await small.portal.stop();
  await large.portal.stop();
  return rows;
}
