import type { User } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { singleKey } from '../../testing/single-key.ts';
import { createDraftOwner } from './draft-owner.ts';

const { of: ownerOf } = createDraftOwner(singleKey(Buffer.from('secret')));

function identified(name: string, personalIdentityCode?: string): User {
  const attributes = personalIdentityCode === undefined ? {} : { personalIdentityCode };
  return { type: 'saml', name, admin: false, attributes };
}

describe('the owner of a draft', () => {
  it('is empty without identification', () => {
    expect([ownerOf(null), ownerOf({ type: 'mfiles', name: 'maria', admin: true })]).toEqual(['', '']);
  });

  it('differs for every person, also of the same name', () => {
    const owners = [
      identified('Matti Virtanen', '131052-308T'),
      identified('Matti Virtanen', '010101-123N'),
      identified('Matti Virtanen'),
      identified('Maija Virtanen'),
    ].map((user) => ownerOf(user));
    expect(new Set(owners).size).toBe(owners.length);
  });

  it('is the same for a person whose name is written in another language', () => {
    const [finnish, swedish] = ['Helsinki', 'Helsingfors'].map((name) => identified(name, '131052-308T'));
    expect(ownerOf(finnish ?? null)).toBe(ownerOf(swedish ?? null));
  });

  it('cannot be forged without the secret of the installation', () => {
    const elsewhere = createDraftOwner(singleKey(Buffer.from('other')));
    expect(elsewhere.of(identified('Matti', '131052-308T'))).not.toBe(
      ownerOf(identified('Matti', '131052-308T')),
    );
  });
});
