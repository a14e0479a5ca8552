import { translateWith } from '@form-portal/domain';
import { describe, expect, it } from 'vitest';
import { bundledCatalogue } from '@form-portal/domain/texts';
import { formatMessage, type Message } from './message.ts';
import { inEnglish } from '../testing/editor-notation.ts';

const moved: Message = {
  key: 'admin.said.movedUp',
  params: { name: 'Y-tunnus', n: 2, all: 4, where: { key: 'admin.theForm' } },
};

describe('a message', () => {
  it('is written in the language of its reader, the messages within it too', () => {
    const finnish = translateWith(bundledCatalogue.fi.texts, 'fi');

    expect(inEnglish(moved)).toBe('Moved Y-tunnus up, now 2 of 4 in the form.');
    expect(formatMessage(moved, finnish)).toBe('Siirretty Y-tunnus ylös, nyt 2 / 4, lomake.');
  });

  it('is chosen by its number', () => {
    const language = (n: number): Message => ({ key: 'admin.said.language', params: { name: 'Suomi', n } });

    expect([1, 2].map((n) => inEnglish(language(n)))).toEqual([
      'Editing in Suomi. 1 text is missing.',
      'Editing in Suomi. 2 texts are missing.',
    ]);
  });
});
