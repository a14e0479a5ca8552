import type { ContractAccount } from './harness.ts';

/** Accounts for harnesses that can set them up. */
export const contractAccounts = {
  administrator: { username: 'maria', password: 'kuusi-lahti-29', name: 'Maria Lehto' },
  ordinary: { username: 'aino', password: 'soutu vene 4', name: 'Aino Korhonen' },
  disabled: { username: 'entinen', password: 'mäntymetsä-37', name: 'Entinen Käyttäjä' },
} satisfies Readonly<Record<string, ContractAccount>>;
