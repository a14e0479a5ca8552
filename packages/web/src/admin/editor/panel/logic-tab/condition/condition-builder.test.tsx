import { aField, aForm, aGroup, guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { editorOf } from '../../../model/testing/editor-notation.ts';
import { drawEditor } from '../../../testing/draw-editor.tsx';
import { ConditionBuilder } from './condition-builder.tsx';

it('names the group of a condition that counts rows, and says only that it has no cards', () => {
  const sum = aField('number', { guid: guidOf('sum') });
  const name = aField('text', { guid: guidOf('name') });
  const grants = { ...aGroup('Grants', [sum]), repeat: { min: 0, max: 5 } };
  const layout = [
    { kind: 'group', guid: grants.guid },
    { kind: 'field', guid: name.guid },
  ] as const;
  drawEditor(
    <ConditionBuilder
      ruleRef={{ rule: 'showWhen', of: name.guid }}
      condition={{ kind: 'group', group: grants.guid, operator: 'at-least', rows: 2 }}
      onChange={() => undefined}
    />,
    editorOf(aForm({ fields: [sum, name], groups: [grants], layout })),
  );

  expect(document.body.textContent).toContain('Shown when rows in Grants is at least 2');
  expect(document.body.textContent).toContain('This condition cannot be edited here.');
});
