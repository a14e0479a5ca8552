import { guidOf } from '@form-portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { vaultObjectFromWire, vaultObjectRowsFromWire } from './vault-object.wire.ts';

const row = { Type: 0, ID: 12, Title: 'Boats', Class: 5, Version: 2, Created: '2026-11-20T12:00:00.000Z' };
const file = { ID: 1, Name: 'plan', Extension: 'pdf', Size: 40, Masked: true, OnlyInFull: false };
const whole = { ...row, Submission: null, Properties: [], Files: [file], Versions: [] };

describe('an object of the vault', () => {
  it('has its files by the names that they are downloaded with', () => {
    const read = vaultObjectFromWire({ ...whole, Files: [file, { ...file, ID: 2, Extension: '' }] });

    expect(read).toMatchObject({
      value: {
        files: [
          { id: 1, name: 'plan.pdf', masked: true },
          { id: 2, name: 'plan' },
        ],
      },
    });
  });

  it('leads to its submission while the portal has it', () => {
    const Submission = { GUID: guidOf('sent'), Reference: 'K7M4-2RTX-9CHD' };

    expect(vaultObjectFromWire({ ...whole, Submission })).toMatchObject({
      value: { submission: { guid: guidOf('sent'), reference: 'K7M4-2RTX-9CHD' } },
    });
    expect(vaultObjectFromWire(whole)).toMatchObject({ value: { submission: null } });
  });

  it('is refused when a response is not one, with the path of the problem', () => {
    expect(vaultObjectFromWire({ ...whole, Files: [{ ...file, Size: 'large' }] })).toMatchObject({
      ok: false,
      problems: [{ code: 'request.invalid', path: 'Files[0].Size' }],
    });
  });

  it('is listed with the rest of its page behind a cursor', () => {
    expect(vaultObjectRowsFromWire({ Items: [row], NextCursor: '0-12' })).toMatchObject({
      value: { items: [{ type: 0, id: 12, title: 'Boats' }], next: '0-12' },
    });
  });
});
