import { Notice } from '@form-portal/ui';
import type { ReactElement } from 'react';

/** The result of an import, in lines. */
export interface Imported {
  readonly kind: 'ok' | 'danger';
  readonly lines: readonly string[];
}

/** The result of the last import; nothing before the first. */
export function ImportNote({ imported }: { readonly imported: Imported | null }): ReactElement | null {
  if (imported === null) return null;
  return (
    <Notice kind={imported.kind} role={imported.kind === 'ok' ? 'status' : 'alert'}>
      {imported.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
