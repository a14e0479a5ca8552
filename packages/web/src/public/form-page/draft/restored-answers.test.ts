import { describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../../testing/a-form-page.ts';
import { restoredAnswers } from './restored-answers.ts';

const { form } = aFormPage();
const [name, agreed, members] = [questions.name.guid, questions.agreed.guid, questions.members.guid];

describe('Restored answers', () => {
  it('are what the tab kept, and over it what was entered before the script ran', () => {
    const typed = { [name]: 'Maija', [agreed]: false };
    const kept = { [name]: 'Aino', [agreed]: true, [members]: 12 };
    expect(restoredAnswers(form, { typed, kept, verified: {} })).toEqual({ ...kept, [name]: 'Maija' });
  });

  it('are what identification verified, whatever was typed or kept', () => {
    const verified = { [name]: 'Aino Korhonen' };
    const kept = { [name]: 'Aino K.', [members]: 12 };
    expect(restoredAnswers(form, { typed: { [name]: 'Somebody else' }, kept, verified })).toEqual({
      [name]: 'Aino Korhonen',
      [members]: 12,
    });
  });
});
