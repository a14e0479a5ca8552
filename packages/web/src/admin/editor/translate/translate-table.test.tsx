import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { choose, click, one } from '@form-portal/ui/testing';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { addCheckCommand } from '../model/commands/logic/rules.ts';
import { addRequestCommand } from '../model/commands/settings/requests.ts';
import { nextMissingCommand } from '../model/commands/window/navigate.ts';
import { undoCommand } from '../model/commands/window/undo-redo.ts';
import { afterAll, editorOf } from '../model/testing/editor-notation.ts';
import { drawEditor, labelled, typeOver } from '../testing/draw-editor.tsx';
import { TranslateTable } from './translate-table.tsx';
import type { Condition } from '@form-portal/domain';

const guid = guidOf('a');
const field = aField('text', {
  guid,
  label: { fi: 'Nimi' },
  description: { fi: 'Koko nimi', gb: 'Whole name' },
});
const form = aForm({
  name: { gb: 'Application', fi: 'Hakemus' },
  fields: [field],
  groups: [aGroup('G')],
  layout: [
    { kind: 'field', guid },
    { kind: 'group', guid: guidOf('G') },
  ],
});

const isAnswered: Condition = { kind: 'field', field: guid, operator: 'answered', operand: null };

const rows = (): readonly string[] =>
  [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('th, td')]
      .map((cell) => cell.querySelector('textarea')?.value ?? cell.textContent)
      .join(' | '),
  );
const writing = (row: number): HTMLTextAreaElement => document.querySelectorAll('textarea')[row]!;
const draw = (language: string) => drawEditor(<TranslateTable />, editorOf(form, { language }));

describe('the table of texts in two languages', () => {
  it('lists every text that is required or present, in page order', () => {
    draw('gb');

    expect(rows()).toEqual([
      'Form title | Hakemus | Application',
      'Field label | Nimi | ',
      'Field descriptionNimi | Koko nimi | Whole name',
      'Group label |  | G',
    ]);
  });

  it('names each text of pages, rows, requested files and checks, and its element', () => {
    const grants = {
      ...aGroup('Grants', [field]),
      repeat: { min: 1, max: 3, rowName: { fi: 'Avustus' }, addText: { fi: 'Lisää avustus' } },
    };
    const page = { guid: guidOf('page'), name: { fi: 'Talous' }, description: { fi: 'Euroina' } };
    const accounts = {
      guid: guidOf('accoun'),
      name: { fi: 'Tilinpäätös' },
      description: { fi: 'Allekirjoitettu' },
      required: true,
      later: true,
      laterText: { fi: 'Kuukauden kuluessa' },
    };
    const whole = aForm({
      name: { fi: 'Hakemus' },
      fields: [field],
      groups: [grants],
      pages: [page],
      layout: [{ kind: 'group', guid: grants.guid, page: page.guid }],
      attachments: { ...form.attachments, requests: [accounts] },
      checks: [
        { guid: guidOf('check'), must: isAnswered, message: { fi: 'Puuttuu' }, at: null, kind: 'error' },
      ],
    });
    drawEditor(<TranslateTable />, editorOf(whole, { language: 'gb' }));

    expect(rows().map((row) => row.split(' | ').slice(0, 2))).toEqual([
      ['Form title', 'Hakemus'],
      ['Page name', 'Talous'],
      ['Page descriptionTalous', 'Euroina'],
      ['Group label', ''],
      ['Row nameGrants', 'Avustus'],
      ['Text of the add buttonGrants', 'Lisää avustus'],
      ['Field label', 'Nimi'],
      ['Field descriptionNimi', 'Koko nimi'],
      ['Name of the file', 'Tilinpäätös'],
      ['Help for the fileTilinpäätös', 'Allekirjoitettu'],
      ['Until when and howTilinpäätös', 'Kuukauden kuluessa'],
      ['Message of the check', 'Puuttuu'],
    ]);
  });

  it('marks the name of a page that no language has', () => {
    const page = { guid: guidOf('page'), name: {} };
    const layout = [{ kind: 'field', guid, page: page.guid }] as const;
    drawEditor(
      <TranslateTable />,
      editorOf({ ...form, groups: [], pages: [page], layout }, { language: 'gb' }),
    );

    expect(document.querySelectorAll('tbody tr')[1]?.textContent).toMatch(/^Page name.*Missing$/);
  });

  it('edits texts in the language of the editor', () => {
    const { store } = draw('gb');
    typeOver(writing(1), 'Name');

    expect(store.state().form.fields[0]?.label).toEqual({ fi: 'Nimi', gb: 'Name' });
  });

  it('keeps titles and labels to one line, as everywhere else', () => {
    const { store } = draw('gb');
    typeOver(writing(1), 'First name\n and surname');
    typeOver(writing(2), 'One\nTwo');

    expect(store.state().form.fields[0]).toMatchObject({
      label: { gb: 'First name and surname' },
      description: { gb: 'One\nTwo' },
    });
    const enter = (row: number) => {
      const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
      act(() => void writing(row).dispatchEvent(event));
      return event.defaultPrevented;
    };
    expect([enter(1), enter(2)]).toEqual([true, false]);
  });

  it('changes both languages', () => {
    const { store } = draw('gb');
    choose(labelled('Write in'), 'se');
    choose(labelled('Compare with'), 'gb');

    expect(store.state().language).toBe('se');
    expect(rows()[0]).toBe('Form title | Application | ');
    expect(writing(0).lang).toBe('sv');
  });

  it('never compares a language with itself', () => {
    draw('fi');

    expect(labelled<HTMLSelectElement>('Compare with').value).toBe('gb');
  });

  it('marks what is missing, and shows only that; a row stays while it is written', () => {
    draw('gb');
    expect(document.querySelectorAll('tbody tr')[1]?.textContent).toContain('Missing');
    click(labelled('Show only missing texts'));
    expect(rows()).toEqual(['Field label | Nimi | ']);

    typeOver(writing(0), 'Name');

    expect(rows()).toEqual(['Field label | Nimi | Name']);
    expect(document.querySelector('tbody')?.textContent).not.toContain('Missing');
  });

  it('lists no texts of checks and requested files that undo has removed', () => {
    const start = editorOf(aForm({ name: { fi: 'Hakemus' }, fields: [field] }), { language: 'gb' });
    const commands = [addCheckCommand(guidOf('check'), isAnswered, null), addRequestCommand];
    const { store } = drawEditor(<TranslateTable />, afterAll(start, commands));
    const names = () => rows().map((row) => row.split(' | ')[0]);
    expect(names()).toEqual(expect.arrayContaining(['Name of the file', 'Message of the check']));
    act(() => commands.forEach(() => store.run(undoCommand)));

    expect(names()).toEqual(['Form title', 'Field label', 'Field descriptionNimi']);
  });

  it('says that nothing is missing', () => {
    drawEditor(<TranslateTable />, editorOf(aForm(), { language: 'gb' }));
    click(labelled('Show only missing texts'));

    expect(one('[role="status"]').textContent).toBe('No texts are missing in this language.');
  });

  it('focuses the next missing text', () => {
    const { store } = draw('gb');
    act(() => store.run(nextMissingCommand));

    expect(document.activeElement).toBe(writing(1));
  });
});
