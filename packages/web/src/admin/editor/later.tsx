import { useEffect, useState } from 'react';
import { useEditorStore } from './editor-context.tsx';
import type { ReactNode } from 'react';

/** Draws its content as soon as what stands around it is on the screen, so that it does not hold that up. */
export function Later({ children }: { readonly children: ReactNode }): ReactNode {
  const { later } = useEditorStore();
  const [isDue, setDue] = useState(false);
  useEffect(() => later(() => setDue(true)), [later]);
  return isDue ? children : null;
}
