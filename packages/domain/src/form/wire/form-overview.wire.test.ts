import { describe, expect, it } from 'vitest';
import { guidOf } from '../../testing/guids.ts';
import { formOverviewFromWire, formOverviewToWire, type FormOverview } from './form-overview.wire.ts';
import { revisionsFromWire, revisionsToWire, type FormRevision } from './form-revisions.wire.ts';

const overview: FormOverview = {
  guid: guidOf('form'),
  name: { gb: 'Application' },
  suomiFiEnabled: true,
  enabled: false,
  showInFormPortal: true,
  revision: 4,
  draftedAt: '2026-11-21T12:00:00.000Z',
  className: null,
  classNames: {},
  updatedAt: '2026-11-20T12:00:00.000Z',
  submissions: 3,
  findings: 1,
  languages: [{ code: 'gb', written: 2, missing: 0 }],
};

describe("the administrators' form list", () => {
  it("reads back what it writes, including the members of the visitors' list", () => {
    const wire = formOverviewToWire([overview]);

    expect(formOverviewFromWire(wire)).toEqual({ ok: true, value: [overview] });
    expect(wire[0]).toMatchObject({
      GUID: overview.guid,
      Name: { gb: 'Application' },
      SuomiFiEnabled: true,
    });
  });

  it('is refused when a member is missing', () => {
    const { Submissions: _, ...less } = formOverviewToWire([overview])[0]!;

    expect(formOverviewFromWire([less])).toMatchObject({ ok: false });
  });
});

describe('form revisions', () => {
  const revisions: readonly FormRevision[] = [
    {
      revision: 2,
      savedAt: '2026-11-20T12:00:00.000Z',
      savedBy: 'Maria Lehto',
      reason: 'save',
      submissions: 3,
    },
    { revision: 1, savedAt: '2026-11-19T12:00:00.000Z', savedBy: '', reason: 'sample', submissions: 0 },
  ];

  it('read back what they write', () => {
    expect(revisionsFromWire(revisionsToWire(revisions))).toEqual({ ok: true, value: revisions });
  });

  it('are refused with an unknown reason', () => {
    const [first] = revisionsToWire(revisions);

    expect(revisionsFromWire([{ ...first, Reason: 'whim' }])).toMatchObject({ ok: false });
  });
});
