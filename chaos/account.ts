import { openSiteDatabase, type Site } from './site.ts';
import type { ChaosVault } from './vault.ts';
import type { Visits } from './visitors.ts';

/** What became of everything that was sent to a site. */
export interface Account {
  readonly site: string;
  /** Submissions that were sent, and those that some answer called safe. */
  readonly sent: number;
  readonly acknowledged: number;
  /** Those that the portal counts, and those of which the vault has an object. */
  readonly counted: number;
  readonly delivered: number;
  /** Acknowledged, and not whole in portal and vault; counted and not delivered. */
  readonly lost: readonly string[];
  /** More than one object, or more objects than the portal knows of. */
  readonly doubled: readonly string[];
  readonly wrongAnswers: readonly string[];
}

/** Compares what visitors were told with what portal and vault have, when nothing happens any more. */
export async function accountOf(site: Site, visits: Visits, vault: ChaosVault): Promise<Account> {
  const database = await openSiteDatabase(site);
  const rows = await database.read
    .selectFrom('submissions')
    .select(['guid', 'reference', 'status'])
    .execute();
  await database.close();
  const stored = new Map(rows.map((row) => [row.guid, row]));
  const objectsOf = await vault.readObjects();
  const lost: string[] = [];
  const doubled: string[] = [];
  let delivered = 0;
  for (const { guid, sizes, reference } of visits.sent) {
    const row = stored.get(guid);
    const [object, ...others] = await objectsOf(guid);
    if (object !== undefined) delivered += 1;
    if (others.length > 0 || (object !== undefined && row === undefined)) doubled.push(guid);
    if (reference !== undefined && row?.reference !== reference) lost.push(`${guid}: not in the portal`);
    else if (row !== undefined && !isWhole(object, sizes))
      lost.push(`${guid}: not whole in the vault, ${row.status}`);
    else if (row !== undefined && row.status !== 'delivered') lost.push(`${guid}: ${row.status}`);
  }
  return {
    site: site.name,
    sent: visits.sent.length,
    acknowledged: visits.sent.filter(({ reference }) => reference !== undefined).length,
    counted: rows.length,
    delivered,
    lost,
    doubled,
    wrongAnswers: visits.wrongAnswers,
  };
}

/** Whether an object has every attachment, and its summary beside them. */
function isWhole(object: readonly number[] | undefined, sizes: readonly number[]): boolean {
  if (object?.length !== sizes.length + 1) return false;
  const left = [...object];
  return sizes.every((size) => {
    const index = left.indexOf(size);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Whether nothing was lost, doubled or answered wrongly, and every count agrees. */
export function isBalanced({
  acknowledged,
  counted,
  delivered,
  lost,
  doubled,
  wrongAnswers,
}: Account): boolean {
  const isClean = lost.length + doubled.length + wrongAnswers.length === 0;
  return isClean && acknowledged > 0 && counted === delivered && counted >= acknowledged;
}

/** The account as lines to print. */
export function linesOf(account: Account): readonly string[] {
  const { site, sent, acknowledged, counted, delivered, lost, doubled, wrongAnswers } = account;
  return [
    `${site}: ${sent} sent, ${acknowledged} acknowledged, ${counted} counted, ${delivered} delivered, ` +
      `${lost.length} lost, ${doubled.length} doubled, ${wrongAnswers.length} wrong answers`,
    ...[...lost, ...doubled.map((guid) => `${guid}: doubled`), ...wrongAnswers].map((line) => `  ${line}`),
  ];
}
