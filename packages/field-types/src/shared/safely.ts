/**
 * Returns the result of an `Intl` call, or `otherwise` when the language tag, which an administrator may
 * have typed, is invalid.
 */
export function safely<T>(make: () => T, otherwise: T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof RangeError) return otherwise;
    throw error;
  }
}
