// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { Chip } from './chip.tsx';
import { Notice } from './notice.tsx';
import { ProgressBar, Spinner } from './progress.tsx';
import { Skeleton } from './skeleton.tsx';
import { TextArea, TextInput } from './text-input.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import * as fileIcons from './icons-files.tsx';
import * as formIcons from './icons-form.tsx';
import * as shellIcons from './icons-shell.tsx';
import * as stateIcons from './icons-state.tsx';
import { mount, one } from './testing/mount.tsx';
import type { ReactElement } from 'react';

describe('TextInput and TextArea', () => {
  it('keep what was typed when they are drawn again', () => {
    const { update } = mount(<TextInput defaultValue="a" aria-label="Name" />);
    one<HTMLInputElement>('input').value = 'typed';
    update(<TextInput defaultValue="b" aria-label="Nimi" />);
    expect(one<HTMLInputElement>('input').value).toBe('typed');
  });

  it('pass on what makes them accessible', () => {
    mount(<TextArea aria-invalid="true" aria-describedby="error" rows={5} />);
    expect(one('textarea').getAttribute('aria-invalid')).toBe('true');
    expect(one('textarea').getAttribute('aria-describedby')).toBe('error');
  });
});

describe('Notice', () => {
  it('speaks up only when asked to', () => {
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

describe('what is seen only', () => {
  const pictures: readonly (readonly [string, ReactElement])[] = [
    ['Skeleton', <Skeleton key="1" rows={3} />],
    ['Spinner', <Spinner key="2" />],
    ...Object.entries({ ...fileIcons, ...formIcons, ...shellIcons, ...stateIcons }).map(
      ([name, Shape]) => [name, <Shape key={name} size={16} />] as const,
    ),
  ];
  it.each(pictures)('%s is hidden from screen readers', (_, element) => {
    const { container } = mount(element);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    expect(container.textContent).toBe('');
  });
});

describe('what is heard', () => {
  it('VisuallyHidden and Chip keep their words', () => {
    const { container } = mount(
      <>
        <VisuallyHidden>Back</VisuallyHidden>
        <Chip>Draft</Chip>
      </>,
    );
    expect(container.textContent).toBe('BackDraft');
  });

  it('ProgressBar has a name and a value, or none while nothing is known', () => {
    const { update } = mount(<ProgressBar label="Sending" value={0.25} />);
    expect(one<HTMLProgressElement>('progress').value).toBe(0.25);
    expect(one('progress').getAttribute('aria-label')).toBe('Sending');

    update(<ProgressBar label="Sending" />);
    expect(one('progress').hasAttribute('value')).toBe(false);
  });
});
