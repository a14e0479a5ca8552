/** The options of an infinite query whose pages have the cursor of the next one; the first page is fetched without a cursor. */
export const pagesByCursor: {
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (page: { readonly next: string | null }) => string | null;
} = { initialPageParam: undefined, getNextPageParam: ({ next }) => next };
