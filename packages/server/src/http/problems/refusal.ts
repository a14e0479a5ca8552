import type { Problem } from '@form-portal/domain';

/**
 * A request that is refused inside a stream or a transaction, where a `Result` cannot be returned: thrown there, and caught once
 * where the response is sent.
 */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(`Refused: ${problem.code}`, options);
    this.name = 'Refusal';
    this.problem = problem;
  }
}
