import { useRef } from 'react';
import type { ReactElement } from 'react';
import { TextArea } from '@form-portal/ui';
import { controlAttributes } from '../shared/controls/control.tsx';
import { inputText } from '../shared/input-text.ts';
import { useTextCount } from '../shared/text/text-count.tsx';
import { longtextLimit } from '../shared/text/text-limit.ts';
import type { FieldInputProps } from '../ui-contract.ts';
import styles from './longtext.module.css';

const minRows = 5;
const maxRows = 16;

/** Adds rows while the text does not fit, for browsers whose CSS cannot. */
function grow(area: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) return;
  while (area.rows < maxRows && area.scrollHeight > area.clientHeight) area.rows += 1;
}

/**
 * Several lines, growing with the content from 5 to 16 rows, always with a counter (docs/design.md#inputs).
 */
export function LongtextInput(props: FieldInputProps): ReactElement {
  const { initial } = props;
  const ref = useRef<HTMLTextAreaElement>(null);
  const defaultValue = inputText(initial);
  const count = useTextCount(ref, props, {
    max: longtextLimit,
    shownFrom: 0,
    initial: defaultValue.length,
  });
  return (
    <>
      <TextArea
        {...controlAttributes(props)}
        ref={ref}
        className={styles.area}
        rows={minRows}
        defaultValue={defaultValue}
        maxLength={longtextLimit}
        onPaste={count.onPaste}
        onInput={(event) => {
          count.onInput(event);
          grow(event.currentTarget);
        }}
      />
      {count.line}
    </>
  );
}
