import { draftGuidPlaceholder, formControlNames, openedAtPlaceholder } from '@form-portal/domain';
import { visuallyHidden } from '@form-portal/ui';
import { use } from 'react';
import { VerifiedFields } from '../../../shared/form-fields/verified-fields.ts';
import { PortalText, useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useSite } from '../../../shared/shell/site-context.tsx';
import { useForm } from '../use-form.ts';
import type { Guid } from '@form-portal/domain';
import type { ReactElement } from 'react';

const { draft, openedAt, corrects, owner, verified, asked, trap, language } = formControlNames;

/** Controls whose values the server or the controller sets; React must not reset them, hence HTML that it never compares. */
function uncontrolledInputs(corrected: Guid | null): string {
  return (
    `<input type="hidden" name="${draft}" value="${draftGuidPlaceholder}">` +
    `<input type="hidden" name="${openedAt}" value="${openedAtPlaceholder}">` +
    `<input type="hidden" name="${corrects}" value="${corrected ?? ''}">`
  );
}

export interface HiddenControlsProps {
  /** The earlier submission that the form corrects; null: none. */
  readonly corrected: Guid | null;
}

/** Controls for the server that belong to no field. */
export function HiddenControls({ corrected }: HiddenControlsProps): ReactElement {
  const i18n = useI18n();
  const site = useSite();
  const verifiedKeys = [...use(VerifiedFields)];
  const logic = useForm((state) => state.logic);
  return (
    <>
      <div
        hidden
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: uncontrolledInputs(corrected) }}
      />
      <input type="hidden" name={owner} value={site.owner} />
      {verifiedKeys.length > 0 && <input type="hidden" name={verified} value={verifiedKeys.join(',')} />}
      {logic && (
        <input type="hidden" name={asked} value={[...logic.asked, ...logic.askedRequests].join(',')} />
      )}
      <input type="hidden" name={language} value={i18n.language} />
    </>
  );
}

/** A control that people can't see: only robots fill it in (specification D37). */
export function RobotTrap(): ReactElement {
  return (
    <div className={visuallyHidden} aria-hidden="true">
      <label htmlFor="website-address">
        <PortalText textKey="robotTrap" />
      </label>
      <input id="website-address" name={trap} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
