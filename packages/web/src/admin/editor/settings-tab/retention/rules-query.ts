import { routes } from '@form-portal/domain/api';
import { submissionRulesFromWire } from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { callAndRead } from '../../../api/call.ts';
import type { Guid } from '@form-portal/domain';

/** The stored rules for the submissions of a form. */
export function rulesQuery(form: Guid) {
  return queryOptions({
    queryKey: ['submission-rules', form],
    queryFn: () => callAndRead(routes.readSubmissionRules, { params: { id: form } }, submissionRulesFromWire),
  });
}
