import { proofText, searchProof, type Guid, type SavedForm } from '@form-portal/domain';
import { createHash } from 'node:crypto';
import type { TestClient } from '../../testing/test-client.ts';

/** Opens a form's page; returns the signed time from it. */
export async function openForm(client: TestClient, form: SavedForm): Promise<string> {
  const page = await client.get(`/form/${form.guid}`);
  const [, openedAt] = /name="at" value="([^"]+)"/.exec(page.body) ?? [];
  if (openedAt === undefined) throw new Error('The page contains no signed time');
  return openedAt;
}

/** Finds a proof of work for a submission. */
export function findProof(openedAt: string, guid: Guid, bits: number): string {
  const digestWith = (proof: string) =>
    createHash('sha256').update(proofText({ openedAt, guid }, proof)).digest();
  const proof = searchProof({ bits, digestWith, from: 0, tries: 1_000_000 });
  if (proof === undefined) throw new Error('No proof among the first million');
  return proof;
}
