import { defineSettings, isTextFormatName } from '@form-portal/domain';
import type { Field, JsonValue, SettingDefinition, TextFormatName } from '@form-portal/domain';

/** The own settings of a text: the name of its format, empty for any text. */
export type TextSettings = { readonly format: string };

/** The value of `formLimits.type`, whose import would bring all limits into the first paint. */
const maxNameLength = 100;

/** A format of a newer portal is kept, and its answers are taken as any text. */
const formatSetting: SettingDefinition<string> = {
  initial: '',
  read: (value: JsonValue) =>
    typeof value === 'string' && value.length <= maxNameLength ? value : undefined,
  text: null,
};

/** The own settings of a text; a format that this portal does not know is a finding. */
export const textSettings = defineSettings<TextSettings>(
  { format: formatSetting },
  {
    check: ({ format }) =>
      format === '' || isTextFormatName(format) ? [] : ['fieldType.text.panel.formatUnknown'],
  },
);

/** Returns the name of a field's format; undefined when its answers may be any text. */
export function formatNameOf(field: Pick<Field, 'settings'>): TextFormatName | undefined {
  const { format } = textSettings.of(field);
  return isTextFormatName(format) ? format : undefined;
}
