import { newForm, parseGuid } from '@form-portal/domain';
import { formToWire } from '@form-portal/domain/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { editorDataQuery } from './editor-data.ts';

const guid = parseGuid('5d2f4c1e-8b0a-4f57-9d3e-6a1b2c3d4e5f')!;
const form = { ...newForm(), guid, revision: 3 };
const structure = { properties: [], classes: [], objectTypes: [], translations: { Language: [] } };

const responses: Readonly<Record<string, unknown>> = {
  [`/api/admin/forms/${guid}`]: formToWire(form),
  '/api/translations': {},
  '/api/admin/forms': [],
};

type Structure = (resolve: (response: Response) => void) => void;

/** Opens the editor of a stored form; `respondWithStructure` decides when the vault's structure arrives. */
function open(respondWithStructure: Structure) {
  vi.stubGlobal('fetch', (path: string) =>
    path === '/api/structure'
      ? new Promise<Response>((resolve) => respondWithStructure(resolve))
      : Promise.resolve(Response.json(responses[path])),
  );
  const client = createQueryClient();
  const opened = vi.fn();
  void client.fetchQuery(editorDataQuery(client, { kind: 'stored', guid }, 'fi')).then(opened, opened);
  return opened;
}

describe('the editor', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('opens once the vault’s structure has loaded', async () => {
    let arrive = (): void => undefined;
    const opened = open((resolve) => (arrive = () => resolve(Response.json(structure))));
    await vi.advanceTimersByTimeAsync(2000);
    expect(opened).not.toHaveBeenCalled();

    arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ form }));
  });

  it('opens without the vault’s structure when that takes too long', async () => {
    const opened = open(() => undefined);
    await vi.advanceTimersByTimeAsync(2900);
    expect(opened).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(200);
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ form }));
  });

  it('opens at once without a structure that the vault refuses', async () => {
    const opened = open((resolve) => resolve(Response.json({ error: 'No vault' }, { status: 502 })));
    await vi.advanceTimersByTimeAsync(0);
    expect(opened).toHaveBeenCalledWith(expect.objectContaining({ form }));
  });
});
