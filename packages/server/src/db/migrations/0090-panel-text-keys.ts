import type { Migration } from '@form-portal/storage';

/** The texts of the settings of texts and numbers, by the keys under which sites may have changed or translated them. */
const renamed: ReadonlyMap<string, string> = new Map([
  ...['unit', 'unit.none', 'unit.own', 'decimalsAny'].map(
    (name) => [`admin.panel.${name}`, `fieldType.number.panel.${name}`] as const,
  ),
  ...['', '.none', '.unknown', '.email', '.phone', '.iban', '.hetu', '.y-tunnus', '.postcode', '.url'].map(
    (name) => [`admin.panel.format${name}`, `fieldType.text.panel.format${name}`] as const,
  ),
  ['fieldType.number.unitText', 'fieldType.number.panel.unitText'],
  ['fieldType.text.formatUnknown', 'fieldType.text.panel.formatUnknown'],
]);

/** Texts that only a field type's settings show have keys of their own; a site's wording of them is kept. */
export const panelTextKeys: Migration = {
  name: '0090-panel-text-keys',
  async up(transaction) {
    const stored = await transaction
      .selectFrom('site_documents')
      .select('document')
      .where('name', '=', 'translations')
      .executeTakeFirst();
    if (stored === undefined) return;
    const languages: Readonly<Record<string, object>> = JSON.parse(stored.document);
    const moved = Object.entries(languages).map(([code, texts]) => [code, withNewKeys(texts)]);
    await transaction
      .updateTable('site_documents')
      .set({ document: JSON.stringify(Object.fromEntries(moved)) })
      .where('name', '=', 'translations')
      .execute();
  },
};

function withNewKeys(texts: object): object {
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [renamed.get(key) ?? key, text]));
}
