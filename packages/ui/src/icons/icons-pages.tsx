// Icons of forms with pages. Shapes: Lucide (ISC), see LICENSE-lucide.txt of this package. Each area has its
// own file, because a page loads whole files.
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';
import type { ReactElement } from 'react';

export function ArrowRightIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </Icon>
  );
}
