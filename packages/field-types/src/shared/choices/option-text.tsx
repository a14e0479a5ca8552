import type { ReactElement } from 'react';
import type { PageLocale } from '../../ui-contract.ts';
import type { OptionName } from './options.ts';

/** The name to show, and how the page writes the tags of languages. */
export interface OptionTextProps {
  readonly name: OptionName;
  readonly locale: PageLocale;
}

/** The name of an option, marked with its language when it is another than the page's. */
export function OptionText({ name: { text, language }, locale }: OptionTextProps): ReactElement {
  return <span lang={language && locale.tagOf(language)}>{text}</span>;
}
