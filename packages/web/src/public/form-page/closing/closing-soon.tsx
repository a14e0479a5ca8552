import { useEffect, useState } from 'react';
import type { ClosingNotice } from './closing-notice.tsx';
import type { ReactElement } from 'react';

/** Loads the notice for forms that close. If loading fails, the server still says so when the form is sent. */
export function ClosingSoon({ closesAt }: { readonly closesAt: string }): ReactElement | null {
  const [notice, setNotice] = useState<{ readonly Notice: typeof ClosingNotice } | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./closing-notice.tsx').then(
      ({ ClosingNotice: Notice }) => isShown && setNotice({ Notice }),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return notice && <notice.Notice closesAt={closesAt} />;
}
