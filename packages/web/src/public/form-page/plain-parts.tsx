import { sections } from '@form-portal/domain';
import { memo } from 'react';
import { FormFields } from '../../shared/form-fields/form-fields.tsx';
import { FormAside, Help } from './layout/form-aside.tsx';
import { FormHead } from './layout/form-head.tsx';
import { SendPart } from './sending/send-part.tsx';
import type { EndingProps, PlainParts, QuestionsProps } from './form-parts.ts';
import type { ReactElement } from 'react';

/** The parts of the page of a form without pages. */
export const plainParts: PlainParts = {
  Head: ({ page }) => <FormHead form={page.form} />,
  Questions: memo(Questions),
  // Not a `div`: after a group with rows that would be its questions' next part (repeated-group.module.css).
  LastPart: ({ stops, children }) => <section hidden={stops.length > 0}>{children}</section>,
  Ending,
  Aside: ({ asked }) => <FormAside form={asked} />,
  Fields: FormFields,
  Help,
};

function Questions({ form, plain, ...fields }: QuestionsProps): ReactElement {
  return <plain.Fields sections={sections(form)} {...fields} />;
}

function Ending({ stops, StopNotice, next, closedBy, children }: EndingProps): ReactElement {
  return stops.length > 0 && StopNotice ? (
    <>
      <StopNotice stops={stops} />
      {children}
    </>
  ) : (
    <SendPart next={next} closedBy={closedBy}>
      {children}
    </SendPart>
  );
}
