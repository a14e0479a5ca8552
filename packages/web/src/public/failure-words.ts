import type { PublicPage } from '@form-portal/domain';

type Failure = Extract<PublicPage, { readonly kind: 'failure' }>;

const identificationWords = {
  'identification-refused': { titleKey: 'identificationRefused', helpKey: 'identificationRefusedHelp' },
  'identification-cancelled': { titleKey: 'identificationCancelled', helpKey: 'identificationCancelledHelp' },
} as const;

/** Keys of what a page of failure says: that the service failed, or that identification did not come about. */
export function failureWords({ reason }: Failure): { readonly titleKey: string; readonly helpKey: string } {
  return reason === undefined
    ? { titleKey: 'loadingFailed', helpKey: 'failureHelp' }
    : identificationWords[reason];
}
