/** The categories of file types a form may allow (specification section 3, File-type categories). */
export const fileCategories = ['img', 'doc', 'vid', 'au', 'zip', 'code'] as const;

/** One category's code, as on the wire. */
export type FileCategory = (typeof fileCategories)[number];

/** What one category contains (decision D16). */
export interface FileType {
  readonly category: FileCategory;
  /** Lower case, without a dot. */
  readonly extensions: readonly string[];
  readonly mediaTypes: readonly string[];
  /** Key of the category's label. */
  readonly labelKey: string;
}
