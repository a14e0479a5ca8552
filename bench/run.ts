import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../e2e/support/portal/portal.ts';
import { appearingRow, revealed } from './appearing.ts';
import { launchBrowser } from './browser.ts';
import { editorRows } from './editor.ts';
import { firstInputRow } from './first-input.ts';
import { formLogicInBrowserRow, formLogicRow } from './form-logic.ts';
import { ofRows, onPages, publish, referenceForm, withConditions, withRevealedFields } from './forms.ts';
import type { WireForm } from './forms.ts';
import { longQueueRow } from './long-queue.ts';
import { memoryRow, submissionMemoryRow } from './memory.ts';
import { logicWeightRow, pageWeightRow } from './page-weight.ts';
import { tableOf } from './row.ts';
import type { Row } from './row.ts';
import { scaleRows } from './scale.ts';
import { submissionListRows } from './submission-list.ts';
import { startUpRow } from './start-up.ts';
import { serveStatic, staticPage, withRevealing } from './static-page.ts';
import { submissionRows } from './submissions.ts';
import { typingRow } from './typing.ts';

const roomy = {
  AttachmentOptions: { MaxFileSize: 110, AllowedFileTypes: ['img', 'doc'], CustomFileTypes: [] },
};

async function pageRows(): Promise<readonly Row[]> {
  const portal = await startPortal();
  const [small, large] = (await publish(portal, [referenceForm(30), referenceForm(300)])) as [
    WireForm,
    WireForm,
  ];
  const plain = await serveStatic(staticPage(small));
  const plainLarge = await serveStatic(staticPage(large));
  const browser = await launchBrowser();
  const urlOf = (form: WireForm): string => `${portal.url}/form/${form.GUID}?lang=fi`;
  const rows = [
    ...(await pageWeightRow(browser, urlOf(small))),
    ...(await firstInputRow(browser, urlOf(small), plain.url)),
    await typingRow(browser, urlOf(large), plainLarge.url, 'a 300-field form'),
    ...(await editorRows(browser, portal, { form: large.GUID })),
  ];
  await browser.close();
  plain.close();
  plainLarge.close();
  await portal.stop();
  return rows;
}

/** Forms whose rules depend on answers. */
async function logicRows(): Promise<readonly Row[]> {
  const fields = 300;
  const portal = await startPortal();
  const large = referenceForm(fields);
  const conditional = withConditions(large);
  const [plain, appearing, built, paged, rowed] = (await publish(portal, [
    referenceForm(30),
    withRevealedFields(large, revealed),
    conditional,
    onPages(conditional, 8),
    ofRows(50),
  ])) as [WireForm, WireForm, WireForm, WireForm, WireForm];
  const static300 = await serveStatic(withRevealing(staticPage(large), revealed));
  const browser = await launchBrowser();
  const urlOf = (form: WireForm): string => `${portal.url}/form/${form.GUID}?lang=fi`;
  const conditions = conditional.Fields.filter(({ ShowWhen }) => ShowWhen !== undefined).length;
  const rows = [
    formLogicRow(),
    await formLogicInBrowserRow(browser),
    await logicWeightRow(browser, urlOf(appearing), urlOf(plain)),
    await appearingRow(browser, urlOf(appearing), static300.url, fields),
    await typingRow(
      browser,
      urlOf(paged),
      static300.url,
      `a form of 300 fields on 8 pages with ${String(conditions)} conditions`,
    ),
    await typingRow(browser, urlOf(rowed), static300.url, 'a form of 50 rows of 10 fields with a sum'),
    ...(await editorRows(browser, portal, {
      form: built.GUID,
      described: ` with ${String(conditions)} conditions`,
    })),
  ];
  await browser.close();
  static300.close();
  await portal.stop();
  return rows;
}

async function loadRows(): Promise<readonly Row[]> {
  const portal = await startPortal();
  const [form] = await publish(portal, [{ ...referenceForm(30), ...roomy }]);
  if (form === undefined) throw new Error('publishing the form failed');
  const rows = [
    await memoryRow(portal, form),
    ...(await submissionRows(portal, form)),
    await submissionMemoryRow(portal, form),
  ];
  await portal.stop();
  return rows;
}

const groups: Readonly<Record<string, () => Promise<readonly Row[]>>> = {
  pages: pageRows,
  load: loadRows,
  start: async () => [await startUpRow()],
  logic: logicRows,
  queue: async () => [await longQueueRow()],
  scale: async () => [...(await scaleRows()), ...(await submissionListRows())],
};

function report(rows: readonly Row[]): string {
  const [processor] = cpus();
  const machine = `${String(cpus().length)} × ${processor?.model ?? 'unknown'}, ${String(Math.round(totalmem() / 2 ** 30))} GiB, ${platform()} ${arch()}, Node ${process.versions.node}`;
  return `${new Date().toISOString().slice(0, 10)}, ${machine}.\n\n${tableOf(rows)}`;
}

const asked = process.argv.slice(2).filter((name) => name in groups);
const names = asked.length > 0 ? asked : Object.keys(groups);
const rows: Row[] = [];
for (const name of names) rows.push(...((await groups[name]?.()) ?? []));
console.log(report(rows));

if (process.argv.includes('--write')) {
  const path = join(import.meta.dirname, '../docs/performance.md');
  const page = readFileSync(path, 'utf8');
  const mark = /(<!-- measured -->\n)[\s\S]*?(<!-- end of measured -->)/;
  writeFileSync(
    path,
    page.replace(mark, (_all, start: string, end: string) => `${start}\n${report(rows)}\n\n${end}`),
  );
}
