import { freePort } from '@form-portal/storage/testing';
import { guidOf } from '@form-portal/domain/testing';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { aSubmission, fields, post, publish, sentForm } from '../submissions/testing/posts.ts';
import { startPortal, type PortalUnderTest } from '../testing/app-under-test.ts';
import { pageDataOf } from '../testing/page-data.ts';
import { until } from '../testing/until.ts';

const monitoring = new URL('../../../../deploy/monitoring/', import.meta.url);
const secret = 'Åke Salainen';

describe.each(['sqlite', 'postgres'] as const)('the metrics of a portal on %s', (engine) => {
  let given: PortalUnderTest;
  let address: string;

  beforeAll(async () => {
    address = `127.0.0.1:${String(await freePort())}`;
    given = await startPortal(engine, { PORTAL_METRICS: address });
    await given.portal.serveMetrics();
  });

  afterAll(() => given.close());

  async function scrape(): Promise<string> {
    const response = await fetch(`http://${address}/metrics`);
    expect(response.status).toBe(200);
    return response.text();
  }

  async function valueOf(sample: string): Promise<number | undefined> {
    const line = (await scrape()).split('\n').find((text) => text.startsWith(`${sample} `));
    return line === undefined ? undefined : Number(line.slice(sample.length + 1));
  }

  it('count what is accepted, refused by code, queued and delivered, without personal data', async () => {
    const form = await publish(given, sentForm({ guid: guidOf('measured') }));
    await post(given.client(), aSubmission(form, { [fields.name.guid]: secret }));
    await post(given.client(), aSubmission(form, { [fields.name.guid]: '' }));
    given.system.clock.advance(90_000);

    expect(await valueOf('portal_submissions_accepted_total')).toBe(1);
    expect(await valueOf('portal_refused_total{code="submission.required-missing"}')).toBe(1);
    expect(await valueOf('portal_queue_submissions{state="waiting"}')).toBe(1);
    expect(await valueOf('portal_queue_oldest_seconds')).toBe(90);

    given.portal.submissions.start();
    await until(async () => (await valueOf('portal_queue_submissions{state="waiting"}')) === 0);
    const text = await scrape();

    expect(await valueOf('portal_delivery_attempts_total{end="delivered"}')).toBe(1);
    expect(await valueOf('portal_delivery_seconds_bucket{le="300"}')).toBe(1);
    expect(await valueOf('portal_delivery_seconds_bucket{le="60"}')).toBe(0);
    expect(await valueOf('portal_vault_reachable')).toBe(1);
    expect(await valueOf('portal_database_write_seconds_count')).toBeGreaterThan(2);
    expect(await valueOf('portal_free_bytes')).toBeGreaterThan(0);
    for (const hidden of [secret, form.guid, 'admin']) expect(text).not.toContain(hidden);
  });

  it('are served at their own address only, which serves nothing else', async () => {
    const onPortal = await given.client().get('/metrics');
    const elsewhere = await fetch(`http://${address}/`);
    const written = await fetch(`http://${address}/metrics`, { method: 'POST' });

    expect([onPortal.statusCode, elsewhere.status, written.status]).toEqual([404, 404, 404]);
  });

  it.each(['alerts.yml', 'dashboard.json'])('include all that %s uses', async (file) => {
    const text = readFileSync(new URL(file, monitoring), 'utf8');
    const expressions = expressionsIn(parse(text));
    const named = new Set(
      expressions.flatMap((expression) => expression.match(/\b(portal|nodejs|process)_\w+/g) ?? []),
    );
    const known = new Set((await scrape()).match(/^[a-z_0-9]+/gm));

    expect(named.size).toBeGreaterThan(8);
    expect([...named].filter((name) => !known.has(name))).toEqual([]);
  });

  it('have alert rules that promtool accepts, where it is installed', () => {
    const rules = parse(readFileSync(new URL('alerts.yml', monitoring), 'utf8')) as {
      groups: { rules: Record<string, unknown>[] }[];
    };
    const all = rules.groups.flatMap((group) => group.rules);

    for (const rule of all)
      expect(rule).toMatchObject({
        alert: expect.any(String),
        expr: expect.any(String),
        labels: expect.anything(),
      });
    if (isInstalled('promtool'))
      execFileSync('promtool', ['check', 'rules', fileURLToPath(new URL('alerts.yml', monitoring))]);
  });

  it('do not count test submissions', async () => {
    const form = await publish(given, sentForm({ guid: guidOf('tested') }));
    const admin = await given.admin();
    const { page } = pageDataOf(await admin.get(`/form/${form.guid}?test=true`));
    const token = page.kind === 'form' ? page.testToken : null;
    const accepted = await valueOf('portal_submissions_accepted_total');
    const waiting = await valueOf('portal_queue_submissions{state="waiting"}');

    const sent = await post(admin, aSubmission(form, undefined, { Test: { Token: token, Deliver: true } }));

    expect(sent.statusCode).toBe(201);
    expect(await valueOf('portal_submissions_accepted_total')).toBe(accepted);
    expect(await valueOf('portal_queue_submissions{state="waiting"}')).toBe(waiting);
  });
});

/** Every `expr` of a document, at any depth. */
function expressionsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'expr' && typeof member === 'string' ? [member] : expressionsIn(member),
  );
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
