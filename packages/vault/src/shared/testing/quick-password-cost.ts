import type { PasswordCost } from '../password.ts';

/** Makes password hashing almost free. */
export const quickPasswordCost: PasswordCost = { n: 16, r: 1, p: 1 };
