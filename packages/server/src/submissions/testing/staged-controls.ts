import { formControlNames, stagedFileControl, type StagedFiles } from '@form-portal/domain';
import type { LightMyRequestResponse } from 'fastify';
import { pageDataOf } from '../../testing/page-data.ts';
import type { TestRequest } from '../../testing/test-client.ts';
import { controls } from './form-controls.ts';
import type { PostPart } from './posts.ts';

/** The controls of the returned page, with its staged files. */
export function withStaged(
  values: Readonly<Record<string, string>>,
  { token, files }: StagedFiles,
  removed: readonly string[] = [],
  ...more: readonly PostPart[]
): TestRequest {
  const listed = files.map((file): PostPart => [formControlNames.stagedFile, stagedFileControl(file)]);
  const ticked = removed.map((id): PostPart => [formControlNames.removedFile, id]);
  return controls({ [formControlNames.stagedToken]: token, ...values }, ...listed, ...ticked, ...more);
}

/** The staged files that a returned page lists. */
export function stagedOf(response: LightMyRequestResponse): StagedFiles {
  const { page } = pageDataOf(response);
  const staged = page.kind === 'form' ? page.returned?.staged : null;
  if (!staged) throw new Error(`Nothing was staged: ${JSON.stringify(page).slice(0, 400)}`);
  return staged;
}
