import type { PublicPage } from '@form-portal/domain';

type Failure = Extract<PublicPage, { readonly kind: 'failure' }>;

const identificationKeys = {
  'identification-refused': { titleKey: 'identificationRefused', helpKey: 'identificationRefusedHelp' },
  'identification-cancelled': { titleKey: 'identificationCancelled', helpKey: 'identificationCancelledHelp' },
} as const;

/** The text keys of a failure page: the service failed, or identification did. */
export function failureTextKeys({ reason }: Failure): {
  readonly titleKey: string;
  readonly helpKey: string;
} {
  return reason === undefined
    ? { titleKey: 'loadingFailed', helpKey: 'failureHelp' }
    : identificationKeys[reason];
}
