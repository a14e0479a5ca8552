import { click, one } from '@form-portal/ui/testing';
import { useState, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { act } from 'react';
import { drawScreen } from '../../testing/draw-screen.tsx';
import { ClassProperties } from './class-properties.tsx';

const properties = [1000, 1001].map((id) => ({
  ...({ id, name: `Property ${id}`, names: {}, builtIn: false, dataType: 1, valueList: null } as const),
}));
const structure = { objectTypes: [], classes: [], properties, valueLists: [], languages: [] };

function Draft(): ReactElement {
  const [ofClass, setOfClass] = useState<readonly { id: number; required: boolean }[]>([
    { id: 1000, required: false },
    { id: 1001, required: true },
  ]);
  return <ClassProperties {...{ structure, ofClass }} onChange={setOfClass} />;
}

it('a property that is left out passes the focus to the control that can add it again', () => {
  drawScreen(<Draft />);
  const leaveOut = one('button[aria-label="Leave out: Property 1000"]');
  act(() => leaveOut.focus());

  click(leaveOut);

  expect(document.querySelectorAll('li[class]')).toHaveLength(1);
  expect(document.activeElement).toBe(one('[role="combobox"]'));
});
