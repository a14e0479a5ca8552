import { themeCss } from '@form-portal/domain';
import { useEffect, useState } from 'react';
import type { ThemeColours } from '@form-portal/domain';

/** Draws the page in other colours than it came with, from the moment they are saved. */
export function useThemeColours(colours: ThemeColours): void {
  const [first] = useState(colours);
  useEffect(() => {
    if (colours === first) return;
    // A sheet that a script makes is no inline style: the page's policy lets it through.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeCss(colours));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [colours, first]);
}
