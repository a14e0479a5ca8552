import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPortal } from '../e2e/support/portal.ts';
import type { Portal } from '../e2e/support/portal.ts';
import { publish, referenceForm } from './forms.ts';
import type { WireForm } from './forms.ts';
import { pdfOf, runLoad } from './load.ts';
import { median } from './row.ts';
import type { Row } from './row.ts';
import { valuesOf } from './submissions.ts';

const requestsEach = 400;
const storedSubmissions = 1_000_000;

/** Copies the one real submission until there are as many as wanted; the portal must be stopped. */
function multiplySubmissions(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'portal.sqlite'));
  const columns = database.prepare("SELECT name FROM pragma_table_info('submissions')").all();
  const copied = columns.map(({ name }) => {
    if (name === 'guid') return "printf('%08x-0000-4000-8000-%012x', i, i)";
    if (name === 'reference') return "printf('B%d', i)";
    return String(name);
  });
  database.exec(`
    PRAGMA synchronous = OFF;
    WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < ${String(storedSubmissions)}),
      one AS (SELECT * FROM submissions LIMIT 1)
    INSERT INTO submissions SELECT ${copied.join(', ')} FROM one, numbers;
  `);
  database.close();
}

function fetchOnce(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'accept-encoding': 'br', accept: '*/*' } }, (answer) => {
      answer.resume();
      answer.on('end', resolve);
    }).on('error', reject);
  });
}

async function timeOf(url: string, agent: Agent): Promise<number> {
  const started = performance.now();
  await fetchOnce(url, agent);
  return performance.now() - started;
}

async function portalWith(forms: number): Promise<{ readonly portal: Portal; readonly form: WireForm }> {
  const portal = await startPortal({ PORTAL_SAMPLE_FORMS: 'false' });
  const saved = await publish(
    portal,
    Array.from({ length: forms }, () => referenceForm(30)),
  );
  const [form] = saved;
  if (form === undefined) throw new Error('no form was published');
  return { portal, form };
}

async function filledPortal(): Promise<{ readonly portal: Portal; readonly form: WireForm }> {
  const { portal, form } = await portalWith(1000);
  await runLoad({
    url: `${portal.url}/api/submissions`,
    form: form.GUID,
    values: valuesOf(form),
    attachment: pdfOf(1000),
    connections: 1,
    seconds: 0.001,
  });
  await new Promise((resolve) => setTimeout(resolve, 2000));
  await portal.stop({ keepData: true });
  multiplySubmissions(portal.dataDir);
  return { portal: await startPortal({ PORTAL_DATA_DIR: portal.dataDir }), form };
}

/** The public answers of a portal with 1 000 forms and 1 000 000 submissions against one with 10 forms and none, in turns. */
export async function scaleRows(): Promise<readonly Row[]> {
  const small = await portalWith(10);
  const large = await filledPortal();
  const agent = new Agent({ keepAlive: true });
  const rows: Row[] = [];
  for (const path of ['/api/forms', '/', '/form/']) {
    const smallTimes: number[] = [];
    const largeTimes: number[] = [];
    for (let request = 0; request < requestsEach; request += 1) {
      const of = ({ portal, form }: typeof small): string =>
        `${portal.url}${path}${path === '/form/' ? form.GUID : ''}`;
      smallTimes.push(await timeOf(of(small), agent));
      largeTimes.push(await timeOf(of(large), agent));
    }
    const share = median(largeTimes) / median(smallTimes);
    rows.push({
      what: `\`${path}${path === '/form/' ? '{id}' : ''}\` with 1 000 forms and 1 000 000 submissions`,
      budget: '≤ 1.2 × of 10 forms and none',
      measured: `${median(largeTimes).toFixed(2)} ms, small ${median(smallTimes).toFixed(2)} ms: ${share.toFixed(2)} ×`,
      kept: share <= 1.2,
    });
  }
  agent.destroy();
  await small.portal.stop();
  await large.portal.stop();
  return rows;
}
