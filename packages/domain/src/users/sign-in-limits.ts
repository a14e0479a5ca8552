/** Maximum lengths of what is typed to sign in, in characters: more than anybody needs, and cheap to hash. */
export const signInLimits = { username: 500, password: 1_000 } as const;
