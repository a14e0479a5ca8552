import { startPortal } from '../e2e/support/portal/portal.ts';
import type { Portal } from '../e2e/support/portal/portal.ts';
import { publish, referenceForm, signIn } from './forms.ts';
import type { Row } from './row.ts';
import { multiplySubmissions, sendOne } from './stored-submissions.ts';
import { timeOf } from './time-of.ts';
import { rowsOfTwoPortals } from './two-portals.ts';

const requestsEach = 200;
const few = 100;
const many = 100_000;

interface Stored {
  readonly portal: Portal;
  readonly cookie: string;
}

async function portalWith(submissions: number): Promise<Stored> {
  const first = await startPortal({ PORTAL_SAMPLE_FORMS: 'false' });
  const [form] = await publish(first, [referenceForm(30)]);
  if (form === undefined) throw new Error('publishing the form failed');
  await sendOne(first, form);
  await first.stop({ keepData: true });
  multiplySubmissions(first.dataDir, submissions - 1);
  const { username, password } = first.admin;
  const portal = await startPortal({
    PORTAL_DATA_DIR: first.dataDir,
    PORTAL_ADMIN_USERNAME: username,
    PORTAL_ADMIN_PASSWORD: password,
  });
  return { portal, cookie: await signIn({ ...portal, admin: first.admin }) };
}

/**
 * The administrators' submission list, unfiltered and filtered, with many submissions compared with few,
 * alternating.
 */
export async function submissionListRows(): Promise<readonly Row[]> {
  const portals = { small: await portalWith(few), large: await portalWith(many), requests: requestsEach };
  return rowsOfTwoPortals(
    portals,
    ['/api/admin/submissions', '/api/admin/submissions?status=delivered', '/api/admin/submission-counts'].map(
      (path) => ({
        what: `\`${path}\` with 100 000 submissions`,
        budget: '≤ 1.2 × of 100',
        time: ({ portal, cookie }, agent) => timeOf(portal.url + path, agent, cookie),
      }),
    ),
  );
}
