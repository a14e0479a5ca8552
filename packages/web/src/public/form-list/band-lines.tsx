import type { ReactElement } from 'react';

const lineCount = 11;
const width = 860;

/** The path of one line; lower lines swing more. Whole numbers, so that server and browser render the same. */
function linePath(line: number): string {
  const start = 20 + line * 16;
  const top = 12 + line * 26;
  const swing = 6 + line * 4;
  const step = Math.round((width - start) / 4);
  return `M${start} ${top}c${step / 2} -${swing} ${step} -${swing} ${step * 2} 0s${step} -${swing * 2} ${step * 2} -${swing}`;
}

/** Contour lines as decoration, in the band's text colour. */
export function BandLines({ className }: { readonly className: string | undefined }): ReactElement {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} 280`}
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      {Array.from({ length: lineCount }, (_, line) => (
        <path key={line} d={linePath(line)} opacity={(6 + line * 2) / 100} />
      ))}
    </svg>
  );
}
