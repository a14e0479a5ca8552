import { click } from '@form-portal/ui/testing';
import { expect, it } from 'vitest';
import { labelled, typeOver } from '../../editor/testing/draw-editor.tsx';
import { button } from '../../testing/draw-screen.tsx';
import { drawSection } from '../testing/draw-section.tsx';
import { MergeButton } from '../testing/merge-button.tsx';
import { StatementSection } from './statement-section.tsx';
import type { AccessibilityStatement, StatementParts } from '@form-portal/domain';

const parts: StatementParts = {
  organisation: { gb: 'Town' },
  compliance: {},
  knownGaps: {},
  method: {},
  supervisor: {},
  date: '',
};
const page = (changes: Partial<StatementParts>): AccessibilityStatement => ({
  kind: 'page',
  parts: { ...parts, ...changes },
});
const theirs = page({ organisation: { gb: 'City' } });
const areas = () => [...document.querySelectorAll('textarea')];

it('writing a part of the statement keeps what another administrator wrote meanwhile', () => {
  const settings = drawSection(
    <>
      <StatementSection />
      <MergeButton theirs={{ accessibilityStatement: theirs }} />
    </>,
    { accessibilityStatement: page({}) },
  );
  click(button('Merge'));

  typeOver(areas()[3]!, 'Review');

  expect(settings().accessibilityStatement).toEqual(
    page({ organisation: { gb: 'City' }, method: { gb: 'Review' } }),
  );
});

it('the other kinds of statement keep what was written while one is chosen', () => {
  const settings = drawSection(<StatementSection />, { accessibilityStatement: page({}) });
  typeOver(areas()[3]!, 'Review');

  click(labelled('At another address'));
  typeOver(labelled('Address of the statement'), 'https://town.example');
  click(labelled('On this site'));
  expect(settings().accessibilityStatement).toEqual(page({ method: { gb: 'Review' } }));

  click(labelled('At another address'));
  expect(settings().accessibilityStatement).toEqual({ kind: 'link', url: 'https://town.example' });
});
