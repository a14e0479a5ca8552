/** The process environment, or one made by a test. */
export type Environment = Readonly<Record<string, string | undefined>>;
