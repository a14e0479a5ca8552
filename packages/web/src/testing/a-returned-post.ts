import type { ReturnedPost } from '@form-portal/domain';

/** A post that was returned with no answers and no problems. */
export function aReturnedPost(changes: Partial<ReturnedPost> = {}): ReturnedPost {
  return {
    answers: {},
    problems: [],
    files: [],
    staged: null,
    verified: [],
    owner: '',
    arrived: null,
    corrects: null,
    ...changes,
  };
}
