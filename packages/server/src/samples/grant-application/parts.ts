import type { Condition } from '@form-portal/domain';
import { guidsFrom } from '../define-sample.ts';

/** GUIDs of the grant application. */
export const guidOf = guidsFrom('a7057005-2027-4d1b-8e60-');

/** Parts that rules refer to. */
export const parts = {
  isRegistered: 200,
  rents: 201,
  wages: 202,
  otherCosts: 203,
  total: 204,
  ownFunding: 205,
  applied: 206,
  funding: 207,
  otherGrant: 210,
  otherGrants: 211,
  applicantType: 220,
} as const;

/** Whether the applicant is an association, the first of the applicant types of the vault. */
export const isAssociation: Condition = {
  kind: 'field',
  field: guidOf(parts.applicantType),
  operator: 'any-of',
  operand: { kind: 'options', ids: [1] },
};

/** Whether the association has stated that it is registered. */
export const isRegistered: Condition = {
  kind: 'field',
  field: guidOf(parts.isRegistered),
  operator: 'equals',
  operand: { kind: 'literal', value: true },
};
