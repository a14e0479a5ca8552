// Icons of field types and of the group. Shapes: Lucide (ISC), see LICENSE-lucide.txt of this package. Each
// area has its own file, because a page loads whole files.
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';
import type { ReactElement } from 'react';

export function TypeIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M12 4v16" />
      <path d="M4 7V5a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v2" />
      <path d="M9 20h6" />
    </Icon>
  );
}

export function TextLinesIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M15 12H3" />
      <path d="M17 18H3" />
      <path d="M21 6H3" />
    </Icon>
  );
}

export function HashIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M4 9h16" />
      <path d="M4 15h16" />
      <path d="M10 3 8 21" />
      <path d="m16 3-2 18" />
    </Icon>
  );
}

export function SquareCheckIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <rect x="3" y="3" width="18" height="18" rx="2" />
      <path d="m9 12 2 2 4-4" />
    </Icon>
  );
}

export function CircleDotIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" />
      <circle cx="12" cy="12" r="1" />
    </Icon>
  );
}

export function ListIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M8 6h13" />
      <path d="M8 12h13" />
      <path d="M8 18h13" />
      <path d="M3 6h.01" />
      <path d="M3 12h.01" />
      <path d="M3 18h.01" />
    </Icon>
  );
}

export function SlidersIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M10 5H3" />
      <path d="M12 19H3" />
      <path d="M14 3v4" />
      <path d="M16 17v4" />
      <path d="M21 12h-9" />
      <path d="M21 19h-5" />
      <path d="M21 5h-7" />
      <path d="M8 10v4" />
      <path d="M8 12H3" />
    </Icon>
  );
}

export function GroupIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M3 7V5c0-1.1.9-2 2-2h2" />
      <path d="M17 3h2c1.1 0 2 .9 2 2v2" />
      <path d="M21 17v2c0 1.1-.9 2-2 2h-2" />
      <path d="M7 21H5c-1.1 0-2-.9-2-2v-2" />
      <rect x="7" y="7" width="7" height="5" rx="1" />
      <rect x="10" y="12" width="7" height="5" rx="1" />
    </Icon>
  );
}
