import { proofText, searchProof, type Guid, type SavedForm } from '@form-portal/domain';
import { createHash } from 'node:crypto';
import type { TestClient } from '../../testing/test-client.ts';

/** The signed moment at which a page of a form was opened. */
export async function openForm(client: TestClient, form: SavedForm): Promise<string> {
  const page = await client.get(`/form/${form.guid}`);
  const [, openedAt] = /name="at" value="([^"]+)"/.exec(page.body) ?? [];
  if (openedAt === undefined) throw new Error('the page tells no moment');
  return openedAt;
}

/** Does the work for a submission. */
export function findProof(openedAt: string, guid: Guid, bits: number): string {
  const digestWith = (proof: string) =>
    createHash('sha256').update(proofText({ openedAt, guid }, proof)).digest();
  const proof = searchProof({ bits, digestWith, from: 0, tries: 1_000_000 });
  if (proof === undefined) throw new Error('there is no proof among the first million');
  return proof;
}
