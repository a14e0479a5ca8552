import { newGuid } from '../../../../shared/new-guid.ts';
import { lockGuid } from './lock-guid.ts';
import type { Guid } from '@form-portal/domain';

/** The GUID of a draft, which no other tab may use: a duplicated tab starts with the same one. */
export interface OwnGuid {
  /** Claims the draft's GUID, now and whenever the browser brings the page back from its cache; returns a function that ends the latter. */
  readonly start: () => () => void;
  /** Claims the draft's GUID for this tab; if another tab has it, the draft gets a new one. */
  readonly claim: () => void;
  /** Resolves when the latest claim is decided. */
  readonly claimed: () => Promise<void>;
  /** Gives the draft a new GUID. */
  readonly renew: () => void;
}

/** The draft whose GUID is claimed. */
export interface GuidOwner {
  /** Null while there is no draft. */
  readonly guid: () => Guid | null;
  readonly onRenew: (guid: Guid) => void;
}

/** Claims GUIDs for the draft of this tab. */
export function createOwnGuid({ guid, onRenew }: GuidOwner): OwnGuid {
  let claimed = Promise.resolve();

  function claim(): void {
    const claimedGuid = guid();
    if (claimedGuid === null) return;
    claimed = lockGuid(claimedGuid).then((lock) => {
      if (lock === 'taken') renew();
    });
  }

  function renew(): void {
    onRenew(newGuid());
    claim();
  }

  return {
    start() {
      claim();
      const onPageShow = ({ persisted }: PageTransitionEvent): void => {
        if (persisted) claim();
      };
      addEventListener('pageshow', onPageShow);
      return () => removeEventListener('pageshow', onPageShow);
    },
    claim,
    claimed: () => claimed,
    renew,
  };
}
