import { sections } from '@form-portal/domain';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { firstLines } from './first-lines.ts';
import { FieldView } from '../../../shared/form-view/field-view.tsx';
import { useEditor } from '../editor-context.tsx';
import { placesOf } from '../model/places.ts';
import { useCanvas } from './canvas-context.ts';
import { FieldFrame } from './field-frame.tsx';
import { useFieldHosts } from './field-hosts.ts';
import { useShownMoves } from './use-shown-moves.ts';
import styles from './block.module.css';
import type { Field, Form } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

/**
 * The blocks of fields, each drawn into its host: all side by side, so that none is drawn anew when its field comes to another group.
 * They can be drawn ahead of the lines that they will stand in.
 */
export function FieldBlocks({ lines }: { readonly lines: number }): ReactNode {
  const hosts = useFieldHosts();
  const form = useEditor((state) => state.form);
  const prepared = useCanvas((view) => view.prepared);
  useShownMoves(hosts);
  const inForm = lines === Infinity ? form.fields : fieldsInLines(form, lines);
  const ahead = prepared !== null && !placesOf(form).has(prepared.guid) ? prepared : null;
  return useMemo(() => {
    const drawn = ahead === null ? inForm : [...inForm, ahead];
    return sharesOf(drawn).map(([key, share]) => <Share key={key} fields={share} />);
  }, [inForm, ahead]);
}

/** Fields by the first character of their GUIDs, which are random. */
function sharesOf(fields: readonly Field[]): readonly (readonly [string, readonly Field[]])[] {
  const shares = new Map<string, Field[]>();
  for (const field of fields) {
    const key = field.guid.charAt(0);
    const share = shares.get(key);
    if (share === undefined) shares.set(key, [field]);
    else share.push(field);
  }
  // Always in one order, so that none of them has to change places.
  return [...shares].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** Some of the blocks: whoever adds a field to a long form waits for one share alone. */
const Share = memo(
  function Share({ fields }: { readonly fields: readonly Field[] }): ReactNode {
    return fields.map((field) => <FieldBlock key={field.guid} field={field} />);
  },
  (one, other) =>
    one.fields.length === other.fields.length &&
    one.fields.every((field, index) => field === other.fields[index]),
);

/** The fields of the beginning of a form. */
function fieldsInLines(form: Form, lines: number): readonly Field[] {
  return firstLines(sections(form), lines).flatMap(({ rows }) => rows.flat());
}

const FieldBlock = memo(function FieldBlock({ field }: { readonly field: Field }): ReactElement {
  const { guid } = field;
  const hosts = useFieldHosts();
  const home = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (home.current === null || host.current === null) return;
    return hosts.add(guid, { host: host.current, home: home.current });
  }, [hosts, guid]);
  return (
    <div ref={home} hidden>
      <div ref={host} className={styles.host}>
        <FieldFrame field={field}>
          <FieldView field={field} initial={null} filling={0} error={undefined} use="look" />
        </FieldFrame>
      </div>
    </div>
  );
});
