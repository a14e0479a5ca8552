import { guidOf, guidSequence } from '@form-portal/domain/testing';
import { describe, expect, it, vi } from 'vitest';
import { aFormPage, questions } from '../../../testing/a-form-page.ts';
import { createFilling } from './filling.ts';
import type { Filling, FillingStart } from './filling.ts';

const { form } = aFormPage();
const { name, begins, members } = questions;

function aFilling(start: Partial<FillingStart> = {}): Filling {
  return createFilling({ form, answers: {}, verified: [], refused: null, ...start }, guidSequence());
}

function codeAt(filling: Filling, guid: string): string | undefined {
  const error = filling.state().errors.get(guid);
  return error?.kind === 'problem' ? error.problem.code : error?.words;
}

describe('A form that is filled in', () => {
  it('is dirty once any field has a value', () => {
    const filling = aFilling();
    expect(filling.state().dirty).toBe(false);
    filling.answer(questions.agreed.guid, false);
    expect(filling.state().dirty).toBe(false);
    filling.answer(name.guid, 'Aino');
    expect(filling.state().dirty).toBe(true);
    filling.answer(name.guid, null);
    expect(filling.state().dirty).toBe(false);
  });

  it('is not dirty by what identification answered, which is there again at once', () => {
    const filling = aFilling({ answers: { [name.guid]: 'Aino' }, verified: [name.guid] });
    expect([filling.state().dirty, filling.state().answered.has(name.guid)]).toEqual([false, true]);
    filling.answerAll({ [name.guid]: 'Aino' });
    expect(filling.state().dirty).toBe(false);
    filling.answer(members.guid, 2);
    expect(filling.state().dirty).toBe(true);
  });

  it('counts the fields that are answered; an unticked box is not', () => {
    const filling = aFilling({ answers: { [members.guid]: 12, [questions.agreed.guid]: false } });
    expect([...filling.state().answered]).toEqual([members.guid]);
    filling.answer(name.guid, 'Aino');
    filling.answer(members.guid, null);
    expect([...filling.state().answered]).toEqual([name.guid]);
  });

  it('tells nobody when a further key changes nothing that is shown', () => {
    const filling = aFilling();
    filling.answer(name.guid, 'A');
    const heard = vi.fn();
    filling.subscribe(heard);
    filling.answer(name.guid, 'Ai');
    expect(heard).not.toHaveBeenCalled();
    expect(filling.draft().fields.find(({ guid }) => guid === name.guid)?.value).toBe('Ai');
  });

  it('refuses on leaving what cannot be read, and nothing that is only missing', () => {
    const filling = aFilling();
    filling.leave(name.guid);
    filling.answer(begins.guid, '31.2.2027');
    expect(codeAt(filling, begins.guid)).toBeUndefined();
    filling.leave(begins.guid);
    expect(filling.state().errors.size).toBe(1);
    expect(codeAt(filling, begins.guid)).toBe('answer.date-not-real');
  });

  it('takes an error away as soon as the answer is right', () => {
    const filling = aFilling({ answers: { [begins.guid]: 'soon' } });
    filling.leave(begins.guid);
    filling.answer(begins.guid, '2027-06-');
    expect(codeAt(filling, begins.guid)).toBe('answer.date-invalid');
    filling.answer(begins.guid, '2027-06-01');
    expect(filling.state().errors.size).toBe(0);
  });

  it('asks for a required answer again when it is emptied, but only after an attempt to send', () => {
    const filling = aFilling({ answers: { [begins.guid]: 'soon' } });
    filling.leave(begins.guid);
    filling.answer(begins.guid, null);
    expect(filling.state().errors.size).toBe(0);

    filling.refuse(new Map([[name.guid, { kind: 'told', words: 'Enter Name' }]]));
    filling.answer(name.guid, '');
    expect(codeAt(filling, name.guid)).toBe('submission.required-missing');
  });

  it('starts with what the server refused, and forgets it at the next attempt', () => {
    const others = [{ code: 'request.robot' }] as const;
    const filling = aFilling({ refused: { errors: new Map(), others } });
    expect(filling.state()).toMatchObject({ attempted: true, others });
    filling.refuse(new Map());
    expect(filling.state().others).toEqual([]);
  });

  it('takes over the GUID that the server gave, and keeps it while answers change', () => {
    const filling = aFilling();
    filling.answerAll({ [name.guid]: 'Aino' }, guidOf('server'));
    filling.answer(members.guid, 3);
    filling.answerAll({ [name.guid]: 'Maija' });
    expect(filling.draft().guid).toBe(guidOf('server'));
  });

  it('starts again with another GUID, without values and errors', () => {
    const filling = aFilling({ answers: { [name.guid]: 'Aino' } });
    const before = filling.draft().guid;
    filling.refuse(new Map([[name.guid, { kind: 'told', words: 'No' }]]));
    filling.restart({});
    expect(filling.draft().guid).not.toBe(before);
    expect(filling.state()).toMatchObject({ dirty: false, attempted: false });
    expect(filling.state().errors.size).toBe(0);
  });

  it('changes nothing for a field that the form does not have', () => {
    const filling = aFilling();
    const before = filling.state();
    filling.answer(guidOf('other'), 'x');
    filling.leave(guidOf('other'));
    expect(filling.state()).toBe(before);
  });
});
