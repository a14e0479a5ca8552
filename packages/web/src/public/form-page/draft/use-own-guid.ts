import { draftAnswers, formControlNames } from '@form-portal/domain';
import { useEffect, useState } from 'react';
import { newGuid } from '../../../shared/new-guid.ts';
import { controlOf } from './control-of.ts';
import { holdGuid } from './hold-guid.ts';
import type { Filling } from './filling.ts';
import type { Guid } from '@form-portal/domain';

/** The GUID that a draft is sent under, which no other tab may send under. */
export interface OwnGuid {
  /** Claims the draft's GUID for this tab; when another tab has it, the draft goes on under a new one. */
  readonly claim: () => void;
  /** Resolves when the last claim is decided. */
  readonly claimed: () => Promise<void>;
  /** Gives the draft a new GUID of this tab, with the same answers. */
  readonly renew: () => void;
}

/** Keeps the GUID of a draft this tab's own. `keep`: the draft changed. */
export function useOwnGuid(filling: Filling, element: HTMLFormElement, keep: () => void): OwnGuid {
  const [own] = useState(() => createOwnGuid(filling, element, keep));
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) own.claim();
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [own]);
  return own;
}

function createOwnGuid(filling: Filling, element: HTMLFormElement, keep: () => void): OwnGuid {
  let claimed = Promise.resolve();

  function claim(): void {
    claimed = holdGuid(filling.draft().guid).then((whose) => {
      if (whose === 'of-another-tab') renew();
    });
  }

  function renew(): void {
    const guid: Guid = newGuid();
    filling.answerAll(draftAnswers(filling.draft()), guid);
    const control = controlOf(element, formControlNames.draft);
    if (control !== null) control.value = guid;
    keep();
    claim();
  }

  return { claim, claimed: () => claimed, renew };
}
