import type { Problem } from '@form-portal/domain';

/** The error of an answer: a problem found by the domain's checks, or a message of the server. */
export type FieldError =
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'message'; readonly message: string };

/** Errors by answer key; an answer that is not listed has none. */
export type FieldErrors = ReadonlyMap<string, FieldError>;
