import type { VaultObjectRef } from '@form-portal/domain';

/** The web address of an object: `{type}` and `{id}` of the template are replaced; null without a template. */
export function mfilesObjectAddress(template: string | null, { type, id }: VaultObjectRef): string | null {
  return template === null
    ? null
    : template.replaceAll('{type}', String(type)).replaceAll('{id}', String(id));
}
