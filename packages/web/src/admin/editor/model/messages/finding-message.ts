import { identityAttributeNames, identityAttributes } from '@form-portal/domain';
import type { Finding } from '@form-portal/domain/edit';
import type { Message, MessageKey } from './message.ts';

/** The message of a finding of the mapping check. */
export function findingMessage({ code, at, params }: Finding): Message {
  const { name, other, fieldType, reason } = params;
  const attribute = identityAttributeNames.find((attributeName) => attributeName === params['attribute']);
  const nameless = { key: haveNames.has(at.in) ? 'admin.withoutName' : 'admin.withoutLabel' } as const;
  return {
    key: `admin.finding.${code}`,
    params: {
      ...params,
      ...(name === '' && { name: nameless }),
      ...(other === '' && { other: nameless }),
      ...(fieldType !== undefined && { fieldType: { key: `fieldType.${fieldType}.label` } as const }),
      ...(reason !== undefined && { reason: { key: reason as MessageKey } }),
      ...(attribute !== undefined && { attribute: { key: identityAttributes[attribute].labelKey } }),
    },
  };
}

/** The locations in elements that have a name instead of a label. */
const haveNames: ReadonlySet<Finding['at']['in']> = new Set(['group', 'page', 'rows', 'request']);
