import type { Problem } from '@form-portal/domain';

/**
 * A request that is refused from inside a stream or a transaction, where a `Result` cannot travel: thrown there, caught once where the
 * request is answered. Carries why, in the domain's words.
 */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(`Refused: ${problem.code}`, options);
    this.name = 'Refusal';
    this.problem = problem;
  }
}
