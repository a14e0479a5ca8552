import { identityAttributeNames, identityAttributes } from '@form-portal/domain';
import type { Finding } from '@form-portal/domain/edit';
import type { Message } from './message.ts';

/** A finding of the mapping check in words. */
export function findingMessage({ code, at, params }: Finding): Message {
  const { name, fieldType } = params;
  const attribute = identityAttributeNames.find((one) => one === params['attribute']);
  const unnamed = at.in === 'group' ? 'admin.unnamedGroup' : 'admin.unnamedField';
  return {
    key: `admin.finding.${code}`,
    params: {
      ...params,
      ...(name === '' && { name: { key: unnamed } as const }),
      ...(fieldType !== undefined && { fieldType: { key: `fieldType.${fieldType}.label` } as const }),
      ...(attribute !== undefined && { attribute: { key: identityAttributes[attribute].labelKey } }),
    },
  };
}
