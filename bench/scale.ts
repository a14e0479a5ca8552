import { startPortal } from '../e2e/support/portal/portal.ts';
import type { Portal } from '../e2e/support/portal/portal.ts';
import { publish, referenceForm } from './forms.ts';
import type { WireForm } from './forms.ts';
import type { Row } from './row.ts';
import { multiplySubmissions, sendOne } from './stored-submissions.ts';
import { timeOf } from './time-of.ts';
import { rowsOfTwoPortals } from './two-portals.ts';

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
  const portals = { small: await portalWith(10), large: await filledPortal(), requests: requestsEach };
  return rowsOfTwoPortals(
    portals,
    ['/api/forms', '/', '/form/'].map((path) => {
      const isForm = path === '/form/';
      return {
        what: `\`${path}${isForm ? '{id}' : ''}\` with 1 000 forms and 1 000 000 submissions`,
        budget: '≤ 1.2 × of 10 forms and none',
        time: ({ portal, form }, agent) => timeOf(`${portal.url}${path}${isForm ? form.GUID : ''}`, agent),
      };
    }),
  );
}
