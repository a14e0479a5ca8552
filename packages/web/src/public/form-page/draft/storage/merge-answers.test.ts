import { describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../../../testing/a-form-page.ts';
import { mergeAnswers } from './merge-answers.ts';

const { form } = aFormPage();
const [name, agreed, members] = [questions.name.guid, questions.agreed.guid, questions.members.guid];

describe('Restored answers', () => {
  it('are those that the tab stored, and over them those entered before the script ran', () => {
    const typed = { [name]: 'Maija', [agreed]: false };
    const stored = { [name]: 'Aino', [agreed]: true, [members]: 12 };
    expect(mergeAnswers(form, { typed, stored, verified: {} })).toEqual({ ...stored, [name]: 'Maija' });
  });

  it('are those that identification verified, whatever was typed or stored', () => {
    const verified = { [name]: 'Aino Korhonen' };
    const stored = { [name]: 'Aino K.', [members]: 12 };
    expect(mergeAnswers(form, { typed: { [name]: 'Somebody else' }, stored, verified })).toEqual({
      [name]: 'Aino Korhonen',
      [members]: 12,
    });
  });
});
