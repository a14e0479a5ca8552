import { readPersonalIdentityCode } from '../identity/personal-identity-code.ts';
import { isWebAddress } from '../settings/web-address.ts';
import { businessId } from './business-id.ts';
import { email } from './email.ts';
import { iban } from './iban.ts';
import { phone } from './phone.ts';
import { asStored, withoutBlanks, type TextFormat, type TextFormatName } from './text-format.ts';

/** A Finnish personal identity code, stored in upper case. */
const personalIdentityCode: TextFormat = {
  inputType: 'text',
  inputMode: 'text',
  autocomplete: 'off',
  example: '131052-308T',
  isSensitive: true,
  parse: (text) => {
    const read = readPersonalIdentityCode(withoutBlanks(text));
    return read?.hasRightCheckCharacter === true ? read.code : undefined;
  },
  display: asStored,
};

/** A Finnish postcode of five digits, also with the prefix of mail from abroad, `FI` or `AX`. */
const postcode: TextFormat = {
  inputType: 'text',
  inputMode: 'numeric',
  autocomplete: 'postal-code',
  example: '00100',
  isSensitive: false,
  parse: (text) => /^(?:(?:FI|AX)-?)?(\d{5})$/i.exec(withoutBlanks(text))?.[1],
  display: asStored,
};

/** The address of a web page, `http` or `https`; one without a scheme gets `https`. */
const webAddress: TextFormat = {
  inputType: 'url',
  inputMode: 'url',
  autocomplete: 'url',
  example: 'https://www.example.com',
  isSensitive: false,
  parse: (typed) => {
    const text = typed.replace(/\p{Cf}/gu, '').trim();
    const address = /^[^:/?#]+\.[^:/?#]/.test(text) ? `https://${text}` : text;
    const host = /^https?:\/\/([^/?#@\\]+)(?=[/?#]|$)/i.exec(address)?.[1] ?? '';
    const labels = host.split('.');
    const isName = labels.length > 1 && labels.every((label) => /^\S+$/.test(label));
    // The last label, with the port, ends before a comma or bracket that was copied with the address.
    const isEnd = /^[\d-]*[\p{L}\p{M}][\p{L}\p{M}\d-]*(?::\d*)?$/u.test(labels.at(-1) ?? '');
    return isName && isEnd && isWebAddress(address) ? address : undefined;
  },
  display: asStored,
};

/** Every format of text answers, in the order in which the editor offers them. */
export const textFormats: Readonly<Record<TextFormatName, TextFormat>> = {
  email,
  phone,
  iban,
  hetu: personalIdentityCode,
  'y-tunnus': businessId,
  postcode,
  url: webAddress,
};

/** Whether a name, for example of an imported form, is that of a format. */
export function isTextFormatName(name: string): name is TextFormatName {
  return Object.hasOwn(textFormats, name);
}
