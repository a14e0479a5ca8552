/** Property definitions of every vault, in M-Files' numbering. */
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

/** Value lists of every vault. Classes and users are lists too, with the rows of those tables as items. */
export const builtInLists = { classes: 1, users: 6, workflows: 7, states: 8 } as const;

/** The object type of documents, the only one with single-file objects. */
export const documentType = 0;

/** Where the numbers of a vault's custom elements start (specification §9); object types and value lists share one sequence. */
export const firstCustomId = { property: 1000, objectTypeOrList: 101, class: 2 } as const;

/** Set by the vault itself: a value given for one of these is refused. */
export const setByVault: ReadonlySet<number> = new Set([
  builtInProperties.title,
  builtInProperties.created,
  builtInProperties.lastModified,
  builtInProperties.lastModifiedBy,
  builtInProperties.createdBy,
  builtInProperties.class,
]);

/** Whether the element is built in; it can then be renamed but never deleted. */
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
