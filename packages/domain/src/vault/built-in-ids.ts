/** Property definitions that every vault has, in M-Files' numbering (specification §9, Vault ids). */
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

/**
 * Value lists that every vault has. Classes and users are lists too, whose items are the classes and the users.
 */
export const builtInLists = { classes: 1, users: 6, workflows: 7, states: 8 } as const;

/** The object type of documents, the only one with single-file objects. */
export const documentType = 0;

/**
 * The first id of custom property definitions; lower ids mean the same in every vault (specification §9, Vault ids).
 */
export const firstCustomProperty = 1000;

/** The first id of custom object types (specification §9, Vault ids). */
export const firstCustomObjectType = 100;

/** The first ids that the embedded vault assigns; object types and value lists share one sequence. */
export const firstAssignedId = {
  property: firstCustomProperty,
  objectTypeOrList: 101,
  class: 2,
  workflowOrState: 101,
} as const;
