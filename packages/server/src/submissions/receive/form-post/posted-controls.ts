import {
  formControlNames,
  parseGuid,
  parseRequestState,
  readControls,
  readRows,
  rowsControlName,
  otherFileControlName,
  requestStateControlName,
  type FieldTypes,
  type Guid,
  type Limits,
  type Problem,
  type RequestStates,
  type SavedForm,
} from '@form-portal/domain';
import { Refusal } from '../../../http/problems/refusal.ts';
import { stagedFilesOf } from '../../staging/received-staged-files.ts';
import type { SubmissionPost } from '../checks/admit-sender.ts';
import type { PartHandler } from '../receive-parts.ts';
import type { Sender } from '../receive-post.ts';
import { rowsBeyond, rowsThatFit } from './rows-of-page.ts';

/** Every checked box is a separate part. */
const maxParts = 6_000;

/** The values of a posted form's controls, by name. */
export class PostedControls implements PartHandler {
  readonly maxParts = maxParts;
  readonly #maxBytes: number;
  readonly #maxFileBytes: number;
  readonly #values = new Map<string, string[]>();
  #bytes = 0;

  constructor(maxBytes: number, maxFileBytes: number) {
    this.#maxBytes = maxBytes;
    this.#maxFileBytes = maxFileBytes;
  }

  maxFileBytes(): number {
    return this.#maxFileBytes;
  }

  field(name: string, content: Buffer): Promise<boolean> {
    this.#bytes += name.length + content.length;
    if (this.#bytes > this.#maxBytes) throw new Refusal({ code: 'request.too-large' });
    const values = this.#values.get(name) ?? [];
    values.push(content.toString('utf8'));
    this.#values.set(name, values);
    return Promise.resolve(true);
  }

  getAll(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }

  first(name: string): string {
    return this.getAll(name)[0] ?? '';
  }

  /**
   * Reduces the rows of the post to those that a page can have ({@link rowsThatFit}), before anything is computed and rendered. Returns the
   * problem of a post that lost rows, which no page of the portal posts.
   */
  capRows(form: SavedForm): Problem | undefined {
    const rows = readRows(form, this);
    const fitting = rowsThatFit(form, rows);
    for (const [guid, count] of fitting) this.#values.set(rowsControlName(guid), [String(count)]);
    return rowsBeyond(rows, fitting);
  }
}

/** The post that a form's controls make up. */
export function postFromControls(
  sender: Sender,
  form: SavedForm,
  controls: PostedControls,
  { fieldTypes, limits }: { readonly fieldTypes: FieldTypes; readonly limits: Limits },
): Omit<SubmissionPost, 'beganAt'> {
  return {
    formGuid: form.guid,
    guid: parseGuid(controls.first(formControlNames.draft)) ?? null,
    answers: readControls(form, controls, fieldTypes),
    language: controls.first(formControlNames.language) || sender.language,
    robotTrap: controls.first(formControlNames.trap),
    openedAt: controls.first(formControlNames.openedAt) || null,
    proof: null,
    owner: controls.getAll(formControlNames.owner)[0] ?? null,
    corrects: correctedSubmission(controls),
    requestStates: requestStatesOf(form, controls),
    staged: stagedFilesOf(controls, limits.maxFiles).sent,
    test: testOf(controls),
    user: sender.user,
  };
}

/** The states chosen for the requested files of the form. */
export function requestStatesOf({ attachments }: SavedForm, controls: PostedControls): RequestStates {
  const states = (attachments.requests ?? []).flatMap(({ guid }) => {
    const state = parseRequestState(
      controls.first(requestStateControlName(guid)),
      controls.first(otherFileControlName(guid)),
    );
    return state === undefined ? [] : [[guid, state] as const];
  });
  return new Map(states);
}

function testOf(controls: PostedControls): SubmissionPost['test'] {
  const token = controls.first(formControlNames.testToken);
  const isDelivered = controls.getAll(formControlNames.testDelivery).length > 0;
  return token === '' ? null : { token, mode: isDelivered ? 'deliver' : 'keep' };
}

/** The earlier submission that the posted one corrects; null for none. */
export function correctedSubmission(controls: PostedControls): Guid | null {
  return parseGuid(controls.first(formControlNames.corrects)) ?? null;
}
