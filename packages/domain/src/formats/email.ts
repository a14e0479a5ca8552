import { withPlainSigns } from '../text/plain-signs.ts';
import { asStored, type TextFormat } from './text-format.ts';

const mailboxPattern = /^[^\s@<>(),;:"\\[\]\p{Cc}]{1,64}$/u;
// Without a look-behind, which browsers of 2022 lack (decision 0024).
const labelPattern = /^[\p{L}\p{N}\p{M}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

/** One e-mail address without a display name; the domain is stored in lower case. */
export const email: TextFormat = {
  inputType: 'email',
  inputMode: 'email',
  autocomplete: 'email',
  example: 'aino@example.com',
  isSensitive: false,
  parse: parseEmail,
  display: asStored,
};

function parseEmail(typed: string): string | undefined {
  const text = withPlainSigns(typed).trim();
  const at = text.lastIndexOf('@');
  const mailbox = text.slice(0, Math.max(at, 0));
  const domain = text.slice(at + 1).toLowerCase();
  const labels = domain.split('.');
  const isMailbox = mailboxPattern.test(mailbox) && !/^\.|\.\.|\.$/.test(mailbox);
  const isDomain =
    labels.length > 1 && labels.every((label) => labelPattern.test(label)) && !/\.\d+$/.test(domain);
  return isMailbox && isDomain && text.length <= 254 ? `${mailbox}@${domain}` : undefined;
}
