import { maxPasswordLength, minPasswordLength, type Problem } from '@form-portal/domain';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** A password that takes fewer guesses (power of ten) is refused: zxcvbn calls 10^8 and more "safely unguessable". */
const minGuessesLog10 = 8;

/** The estimate takes more than linear time, and this many characters are enough to decide. */
const judgedCharacters = 64;

/**
 * Why an account cannot have this password: `vault.password-invalid` for its length, `vault.password-guessable` for a common one,
 * a pattern, or one based on `ownWords` (names of the account and of the site). Undefined when it is acceptable.
 */
export async function newPasswordProblem(
  password: string,
  ownWords: readonly string[],
): Promise<Problem | undefined> {
  const normalized = password.normalize('NFC');
  const { length } = [...normalized];
  if (length < minPasswordLength || length > maxPasswordLength) {
    return { code: 'vault.password-invalid', path: 'Password' };
  }
  const estimator = await loadEstimator();
  const words = ownWords.flatMap(guessedWords);
  // Spaces and dashes hide common words from the estimator, but not from an attacker.
  const isGuessable = [normalized, normalized.replace(/[^\p{L}\p{N}]/gu, '')].some(
    (judged) =>
      judged !== '' &&
      estimator.check(judged.slice(0, judgedCharacters), words).guessesLog10 < minGuessesLog10,
  );
  return isGuessable ? { code: 'vault.password-guessable', path: 'Password' } : undefined;
}

/** The forms in which people use a name in passwords: whole, without spaces, and word by word. */
function guessedWords(name: string): readonly string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  return [name, words.join(''), ...words].map((word) => word.toLowerCase());
}

let loading: Promise<ZxcvbnFactory> | undefined;

/** The lists of common passwords take some megabytes and passwords are rarely set, so they are loaded on first use. */
function loadEstimator(): Promise<ZxcvbnFactory> {
  loading ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }]) =>
      new ZxcvbnFactory({ dictionary: { ...dictionary }, graphs: adjacencyGraphs }),
  );
  return loading;
}
