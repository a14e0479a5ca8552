import { memo, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { FieldView } from '../../../shared/form-view/field-view.tsx';
import { FieldFrame } from './field-frame.tsx';
import { useFieldHosts } from './field-hosts.ts';
import type { Field } from '@form-portal/domain';
import type { ReactElement, ReactNode } from 'react';

/** The blocks of fields, each drawn into its host: all side by side, so that none is drawn anew when its field comes to another group. */
export const FieldBlocks = memo(function FieldBlocks({
  fields,
}: {
  readonly fields: readonly Field[];
}): ReactNode {
  return fields.map((field) => <FieldBlock key={field.guid} field={field} />);
});

const FieldBlock = memo(function FieldBlock({ field }: { readonly field: Field }): ReactElement {
  const { guid } = field;
  const hosts = useFieldHosts();
  useLayoutEffect(() => () => hosts.drop(guid), [hosts, guid]);
  return createPortal(
    <FieldFrame field={field}>
      <FieldView field={field} initial={null} filling={0} error={undefined} use="look" />
    </FieldFrame>,
    hosts.hostOf(guid),
  );
});
