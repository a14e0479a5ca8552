// Icons of links and buttons to the previous or next of several. Shapes: Lucide (ISC), see LICENSE-lucide.txt
// of this package. Each area has its own file, because a page loads whole files.
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';
import type { ReactElement } from 'react';

export function ChevronRightIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="m9 18 6-6-6-6" />
    </Icon>
  );
}

export function ChevronLeftIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="m15 18-6-6 6-6" />
    </Icon>
  );
}
