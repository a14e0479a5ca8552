import type { ReactElement, ReactNode } from 'react';

/** Icon sizes of the design in px of a 16 px root; they scale with the browser's text size. */
export type IconSize = 16 | 20 | 24;

export interface IconProps {
  readonly size?: IconSize;
  readonly className?: string | undefined;
}

/** Draws one icon. */
export type IconComponent = (props: IconProps) => ReactElement;

/** The frame of every icon: decorative, in the colour of the adjacent text, which carries the meaning. */
export function Icon({
  size = 20,
  className,
  children,
}: IconProps & { readonly children: ReactNode }): ReactElement {
  const length = `${size / 16}rem`;
  return (
    <svg
      className={className}
      width={length}
      height={length}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
