/** Marks a journey that `npm test` runs too: one for each thing that people come to the portal for (decision 0076). */
export const main = { tag: '@main' } as const;
