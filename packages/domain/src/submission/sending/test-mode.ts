/**
 * What happens to a test submission, which an administrator sends from the preview of a form: `keep` stores it in the
 * portal only, `deliver` also creates its vault object.
 */
export const testModes = ['keep', 'deliver'] as const;

/** What happens to a test submission. */
export type TestMode = (typeof testModes)[number];

/** Days after which a test submission is removed from the portal. */
export const testRetentionDays = 30;
