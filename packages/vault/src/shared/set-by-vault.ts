import { builtInProperties } from '@form-portal/domain';

/** Set by the vault itself: a value given for one of these is refused. */
export const setByVault: ReadonlySet<number> = new Set([
  builtInProperties.title,
  builtInProperties.created,
  builtInProperties.lastModified,
  builtInProperties.lastModifiedBy,
  builtInProperties.createdBy,
  builtInProperties.class,
]);
