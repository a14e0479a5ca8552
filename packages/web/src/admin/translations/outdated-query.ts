import { routes } from '@form-portal/domain/api';
import { outdatedTextsFromWire } from '@form-portal/domain/wire';
import { queryOptions } from '@tanstack/react-query';
import { callAndRead } from '../api/call.ts';

/** The texts whose English changed since they were translated. */
export function outdatedTextsQuery() {
  return queryOptions({
    queryKey: ['outdated-texts'],
    queryFn: () => callAndRead(routes.listOutdatedTexts, {}, outdatedTextsFromWire),
  });
}
