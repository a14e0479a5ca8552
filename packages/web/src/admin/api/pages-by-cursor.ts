/** How a list whose pages have the cursor of the next one is fetched page by page; the first page has no cursor. */
export const pagesByCursor: {
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (page: { readonly next: string | null }) => string | null;
} = { initialPageParam: undefined, getNextPageParam: ({ next }) => next };
