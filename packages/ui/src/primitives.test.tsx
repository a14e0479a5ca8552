import { describe, expect, it } from 'vitest';
import { Checkbox } from './controls/checkbox.tsx';
import { Chip } from './display/chip.tsx';
import { Notice } from './display/notice.tsx';
import { ProgressBar, Spinner } from './display/progress.tsx';
import { Skeleton } from './display/skeleton.tsx';
import { TextArea, TextInput } from './controls/text-input.tsx';
import { VisuallyHidden } from './display/visually-hidden.tsx';
import * as accountIcons from './icons/icons-account.tsx';
import * as adminIcons from './icons/icons-admin.tsx';
import * as canvasIcons from './icons/icons-canvas.tsx';
import * as fieldTypeIcons from './icons/icons-field-types.tsx';
import * as fileIcons from './icons/icons-files.tsx';
import * as formIcons from './icons/icons-form.tsx';
import * as panelIcons from './icons/icons-panel.tsx';
import * as shellIcons from './icons/icons-shell.tsx';
import * as signInIcons from './icons/icons-sign-in.tsx';
import * as stateIcons from './icons/icons-state.tsx';
import * as stepIcons from './icons/icons-steps.tsx';
import { click, mount, one } from './testing/mount.tsx';
import type { ReactElement } from 'react';

describe('TextInput and TextArea', () => {
  it('keep what was typed when they re-render', () => {
    const { update } = mount(<TextInput defaultValue="a" aria-label="Name" />);
    one<HTMLInputElement>('input').value = 'typed';
    update(<TextInput defaultValue="b" aria-label="Nimi" />);
    expect(one<HTMLInputElement>('input').value).toBe('typed');
  });

  it('pass on accessibility attributes', () => {
    mount(<TextArea aria-invalid="true" aria-describedby="error" rows={5} />);
    expect(one('textarea').getAttribute('aria-invalid')).toBe('true');
    expect(one('textarea').getAttribute('aria-describedby')).toBe('error');
  });
});

describe('Checkbox', () => {
  it('is named by its label and can be toggled', () => {
    const turned: string[] = [];
    mount(<Checkbox label="Images" state="unchecked" onChange={(state) => turned.push(state)} />);
    click(one('input'));

    expect(one<HTMLInputElement>('input').labels?.[0]?.textContent).toBe('Images');
    expect(turned).toEqual(['checked']);
  });

  it('explains why it is unavailable and does not change', () => {
    const turned: string[] = [];
    mount(
      <Checkbox
        label="Email"
        unavailable="Not mapped"
        state="unchecked"
        onChange={(to) => turned.push(to)}
      />,
    );
    click(one('input'));

    expect(turned).toEqual([]);
    expect(one(`[id="${one('input').getAttribute('aria-describedby') ?? ''}"]`).textContent).toBe(
      'Not mapped',
    );
  });
});

describe('Notice', () => {
  it('is announced only when asked to', () => {
    mount(<Notice kind="danger">Wrong</Notice>);
    expect(one('div > div:has(svg)').getAttribute('role')).toBeNull();
  });

  it.each(['alert', 'status'] as const)('can be a live region of the role %s', (role) => {
    mount(
      <Notice kind="info" role={role}>
        Text
      </Notice>,
    );
    expect(one(`[role="${role}"]`).textContent).toBe('Text');
  });
});

describe('decorative content', () => {
  const pictures: readonly (readonly [string, ReactElement])[] = [
    ['Skeleton', <Skeleton key="1" rows={3} />],
    ['Spinner', <Spinner key="2" />],
    ...Object.entries({
      ...accountIcons,
      ...adminIcons,
      ...canvasIcons,
      ...fieldTypeIcons,
      ...fileIcons,
      ...formIcons,
      ...panelIcons,
      ...shellIcons,
      ...signInIcons,
      ...stateIcons,
      ...stepIcons,
    }).map(([name, Shape]) => [name, <Shape key={name} size={16} />] as const),
  ];
  it.each(pictures)('%s is hidden from screen readers', (_, element) => {
    const { container } = mount(element);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('');
  });
});

describe('accessible content', () => {
  it('VisuallyHidden and Chip expose their text', () => {
    const { container } = mount(
      <>
        <VisuallyHidden>Back</VisuallyHidden>
        <Chip>Draft</Chip>
      </>,
    );
    expect(container.textContent).toBe('BackDraft');
  });

  it('ProgressBar has a name, and a value unless it is indeterminate', () => {
    const { update } = mount(<ProgressBar label="Sending" value={0.25} />);
    expect(one<HTMLProgressElement>('progress').value).toBe(0.25);
    expect(one('progress').getAttribute('aria-label')).toBe('Sending');

    update(<ProgressBar label="Sending" />);
    expect(one('progress').hasAttribute('value')).toBe(false);
  });
});
