import { describe, expect, it } from 'vitest';
import { aFormPage, questions } from '../../testing/a-form-page.ts';
import { restoredAnswers } from './restored-answers.ts';

const { form } = aFormPage();
const [name, agreed, members] = [questions.name.guid, questions.agreed.guid, questions.members.guid];

describe('Restored answers (D39)', () => {
  it('are what the tab kept, and over it what was entered before the script ran', () => {
    const typed = { [name]: 'Maija', [agreed]: false };
    const kept = { [name]: 'Aino', [agreed]: true, [members]: 12 };
    expect(restoredAnswers(form, { typed, kept, first: {} })).toEqual({ ...kept, [name]: 'Maija' });
  });

  it('prefer what the tab kept to what the page came with', () => {
    const first = { [name]: 'Aino Korhonen' };
    const kept = { [name]: 'Aino K.' };
    expect(restoredAnswers(form, { typed: first, kept, first })).toEqual(kept);
  });
});
