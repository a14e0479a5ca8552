// Icons of submissions and the audit log. Shapes: Lucide (ISC), see LICENSE-lucide.txt of this package. Each
// area has its own file, because a page loads whole files.
import { Icon } from './icon.tsx';
import type { IconProps } from './icon.tsx';
import type { ReactElement } from 'react';

export function InboxIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <polyline points="22 12 16 12 14 15 10 15 8 12 2 12" />
      <path d="M5.45 5.11 2 12v6a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-6l-3.45-6.89A2 2 0 0 0 16.76 4H7.24a2 2 0 0 0-1.79 1.11z" />
    </Icon>
  );
}

export function PaperclipIcon(props: IconProps): ReactElement {
  return (
    <Icon {...props}>
      <path d="m16 6-8.414 8.586a2 2 0 0 0 2.829 2.829l8.414-8.586a4 4 0 1 0-5.657-5.657l-8.379 8.551a6 6 0 1 0 8.485 8.485l8.379-8.551" />
    </Icon>
  );
}
