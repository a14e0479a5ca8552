import type { Browser } from '@playwright/test';
import type { Row } from './row.ts';

const kilobyte = 1000;

/**
 * What a first visit loads besides the page itself: compressed bodies, without headers, which HTTP/2 sends
 * once.
 */
export async function pageWeightRow(browser: Browser, url: string): Promise<readonly Row[]> {
  const page = await browser.newPage({ locale: 'fi-FI' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    bytes.set(requestId, Number(response.headers['content-length']));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  const sumOf = (...wanted: readonly string[]): number =>
    [...bytes]
      .filter(([id]) => wanted.includes(types.get(id) ?? ''))
      .reduce((sum, [, size]) => sum + size, 0) / kilobyte;
  const script = sumOf('Script');
  const all = sumOf('Script', 'Stylesheet', 'Font');
  return [
    {
      what: 'Form page, 30 fields: script, style and font (brotli)',
      budget: '≤ 120 kB',
      measured: `${all.toFixed(1)} kB`,
      kept: all <= 120,
    },
    { what: 'Of it script', budget: '≤ 88 kB', measured: `${script.toFixed(1)} kB`, kept: script <= 88 },
  ];
}
