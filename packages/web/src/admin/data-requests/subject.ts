import type { DataSubjectKey } from '@form-portal/domain';

/** The person whose data is requested, as typed and as sent. */
export interface Subject {
  readonly By: DataSubjectKey;
  readonly Value: string;
}
