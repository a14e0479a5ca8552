import { openSiteDatabase, type Site } from './site.ts';
import type { ChaosVault } from './vault.ts';
import type { Visits } from './visitors.ts';

/** The outcome of everything that was sent to a site. */
export interface Account {
  readonly site: string;
  /** Submissions that were sent, and those that a response acknowledged. */
  readonly sent: number;
  readonly acknowledged: number;
  /** Submissions in the portal, and those with an object in the vault. */
  readonly counted: number;
  readonly delivered: number;
  /** Acknowledged but incomplete in portal or vault, or stored but not delivered. */
  readonly lost: readonly string[];
  /** Submissions with more than one object, or with an object but unknown to the portal. */
  readonly doubled: readonly string[];
  readonly wrongResponses: readonly string[];
}

/** Compares the responses that visitors got with the content of portal and vault, once everything has come to rest. */
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
    else if (row !== undefined && !isComplete(object, sizes))
      lost.push(`${guid}: incomplete in the vault, ${row.status}`);
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
    wrongResponses: visits.wrongResponses,
  };
}

/** Whether an object has every attachment and the summary. */
function isComplete(object: readonly number[] | undefined, sizes: readonly number[]): boolean {
  if (object?.length !== sizes.length + 1) return false;
  const left = [...object];
  return sizes.every((size) => {
    const index = left.indexOf(size);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** Whether nothing was lost or duplicated, every response was right, and all counts agree. */
export function isBalanced({
  acknowledged,
  counted,
  delivered,
  lost,
  doubled,
  wrongResponses,
}: Account): boolean {
  const isClean = lost.length + doubled.length + wrongResponses.length === 0;
  return isClean && acknowledged > 0 && counted === delivered && counted >= acknowledged;
}

/** The account in lines of text. */
export function linesOf(account: Account): readonly string[] {
  const { site, sent, acknowledged, counted, delivered, lost, doubled, wrongResponses } = account;
  return [
    `${site}: ${sent} sent, ${acknowledged} acknowledged, ${counted} counted, ${delivered} delivered, ` +
      `${lost.length} lost, ${doubled.length} doubled, ${wrongResponses.length} wrong responses`,
    ...[...lost, ...doubled.map((guid) => `${guid}: doubled`), ...wrongResponses].map((line) => `  ${line}`),
  ];
}
