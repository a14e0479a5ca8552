/** Property definitions that every vault has, in M-Files' numbering. */
export const builtInProperties = {
  title: 0,
  created: 20,
  lastModified: 21,
  singleFile: 22,
  lastModifiedBy: 23,
  createdBy: 25,
  keywords: 26,
  workflow: 38,
  state: 39,
  class: 100,
} as const;

/** Value lists that every vault has. Classes and users are lists too: their items are what those tables hold. */
export const builtInLists = { classes: 1, users: 6, workflows: 7, states: 8 } as const;

/** The object type of documents, the only one whose objects may be a single file. */
export const documentType = 0;

/** Where the numbers of a vault's own things start (specification §9); object types and value lists share one row. */
export const firstCustomId = { property: 1000, objectTypeOrList: 101, class: 2 } as const;

/** What the vault writes itself: a value that is asked for is refused. */
export const setByVault: ReadonlySet<number> = new Set([
  builtInProperties.title,
  builtInProperties.created,
  builtInProperties.lastModified,
  builtInProperties.lastModifiedBy,
  builtInProperties.createdBy,
  builtInProperties.class,
]);

/** Whether every vault has the thing, which then can be renamed and never be deleted. */
export function isBuiltIn(kind: 'object-type' | 'class' | 'property' | 'value-list', id: number): boolean {
  switch (kind) {
    case 'object-type':
      return id === documentType;
    case 'class':
      return id < firstCustomId.class;
    case 'property':
      return id < firstCustomId.property;
    case 'value-list':
      return id < firstCustomId.objectTypeOrList;
  }
}
