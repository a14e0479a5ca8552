/** Marks a journey that `npm test` runs too: one for each purpose that people use the portal for (decision 0076). */
export const main = { tag: '@main' } as const;
