import type { ReactElement } from 'react';

/** The portal's neutral mark, a filled-in sheet, in the colour of the text beside it. The same drawing is the tab's icon. */
export function Mark({ className }: { readonly className?: string | undefined }): ReactElement {
  return (
    <svg
      className={className}
      width="32"
      height="32"
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="7" fill="currentColor" opacity="0.18" />
      <path fill="currentColor" d="M10 6h8.5L24 11.5V24a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2Z" />
      <path
        d="M12 13h4M12 17.5l2.6 2.6 5.4-5.4"
        fill="none"
        stroke="var(--primary, #10364a)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
