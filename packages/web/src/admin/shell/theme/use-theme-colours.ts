import { themeCss } from '@form-portal/domain';
import { useEffect, useState } from 'react';
import type { ThemeColours } from '@form-portal/domain';

/** Applies newly saved colours to the open page. */
export function useThemeColours(colours: ThemeColours): void {
  const [initialColours] = useState(colours);
  useEffect(() => {
    if (colours === initialColours) return;
    // A constructed stylesheet is not an inline style: the page's Content-Security-Policy allows it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(themeCss(colours));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [colours, initialColours]);
}
