import { useLayoutEffect, useRef } from 'react';
import { useFieldHosts } from './field-hosts.ts';
import styles from './block.module.css';
import type { Field } from '@form-portal/domain';
import type { ReactElement } from 'react';

/** The place of a field in its line; its block comes into it from wherever it stood before. */
export function FieldSlot({ field: { guid } }: { readonly field: Field }): ReactElement {
  const hosts = useFieldHosts();
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = slot.current;
    if (place === null) return;
    hosts.open(guid, place);
    return () => hosts.close(guid, place);
  }, [hosts, guid]);
  return <div ref={slot} className={styles.slot} data-slot="" />;
}
