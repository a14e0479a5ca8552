import type { DataSubjectKey } from '@form-portal/domain';

/** Whose data is asked for, as typed and as the call has it. */
export interface Subject {
  readonly By: DataSubjectKey;
  readonly Value: string;
}
