import { formControlNames } from '@form-portal/domain';
import { visuallyHidden } from '@form-portal/ui';
import { useMemo } from 'react';
import { FormFields } from '../../../shared/form-fields/form-fields.tsx';
import { sectionRuns } from '../../../shared/form-fields/rows/section-runs.ts';
import { GroupRows } from './group-rows.tsx';
import type { FormFieldsProps } from '../../../shared/form-fields/form-fields.tsx';
import type { ReactElement } from 'react';

/** The fields of a form with repeatable groups: each of these by its rows, and everything else as in other forms. */
export function RowFields({ sections, ...fields }: FormFieldsProps): ReactElement {
  const runs = useMemo(() => sectionRuns(sections), [sections]);
  return (
    <>
      {/* The button that Enter presses in a text must not be one that removes a row. */}
      <button
        type="submit"
        tabIndex={-1}
        aria-hidden="true"
        className={visuallyHidden}
        name={formControlNames.go}
        value="next"
      />
      {runs.map(({ group, sections: [first, ...others] }) =>
        group === null ? (
          <FormFields key={first.group?.guid ?? ''} sections={[first, ...others]} {...fields} />
        ) : (
          <GroupRows key={group.guid} group={group} section={first} fields={fields} />
        ),
      )}
    </>
  );
}
