import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';
import { SearchIcon } from './icons-shell.tsx';
import { click, mount, one } from './testing/mount.tsx';

describe('Button', () => {
  it('submits no form unless it says so', () => {
    mount(<Button>Copy</Button>);
    expect(one<HTMLButtonElement>('button').type).toBe('button');
  });

  it('takes its name from its text alone, whatever icon stands before it', () => {
    mount(<Button icon={<SearchIcon />}>Search</Button>);
    expect(one('button').textContent).toBe('Search');
    expect(one('svg').getAttribute('aria-hidden')).toBe('true');
  });

  it('can be disabled and still be focused and described', () => {
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
  it('is a link, which works without script and opens in a new tab on request', () => {
    mount(<ButtonLink href="/form/1">Open</ButtonLink>);
    expect(one<HTMLAnchorElement>('a').getAttribute('href')).toBe('/form/1');
  });
});
