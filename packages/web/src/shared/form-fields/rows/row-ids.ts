import type { Guid } from '@form-portal/domain';

/** The id of the button that adds a row to a group. */
export function addRowId(group: Guid): string {
  return `add-row-${group}`;
}
