import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';
import { SearchIcon } from '../icons/icons-shell.tsx';
import { click, mount, one } from '../testing/mount.tsx';

describe('Button', () => {
  it('does not submit a form by default', () => {
    mount(<Button>Copy</Button>);
    expect(one<HTMLButtonElement>('button').type).toBe('button');
  });

  it('takes its name from its text alone, without the icon', () => {
    mount(<Button icon={<SearchIcon />}>Search</Button>);
    expect(one('button').textContent).toBe('Search');
    expect(one('svg').getAttribute('aria-hidden')).toBe('true');
  });

  it('remains focusable and described when disabled', () => {
    const onClick = vi.fn();
    mount(
      <Button aria-disabled="true" aria-describedby="why" onClick={onClick}>
        Identify
      </Button>,
    );
    one('button').focus();
    click(one('button'));

    expect(document.activeElement).toBe(one('button'));
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('ButtonLink', () => {
  it('is a link that works without script and can open in a new tab', () => {
    mount(<ButtonLink href="/form/1">Open</ButtonLink>);
    expect(one<HTMLAnchorElement>('a').getAttribute('href')).toBe('/form/1');
  });
});
