import { asStored, type TextFormat } from './text-format.ts';

const local = /^[^\s@<>(),;:"\\[\]\p{Cc}]{1,64}$/u;
// Without a look-behind, which browsers of 2022 lack (decision 0024).
const label = /^[\p{L}\p{N}\p{M}]([\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;

/** One e-mail address without a display name; the domain is stored in lower case. */
export const email: TextFormat = {
  inputType: 'email',
  inputMode: 'email',
  autocomplete: 'email',
  example: 'name@example.com',
  isSensitive: false,
  parse: parseEmail,
  display: asStored,
};

function parseEmail(text: string): string | undefined {
  const at = text.lastIndexOf('@');
  const [mailbox, domain] = [text.slice(0, Math.max(at, 0)), text.slice(at + 1).toLowerCase()];
  const labels = domain.split('.');
  const isMailbox = local.test(mailbox) && !/^\.|\.\.|\.$/.test(mailbox);
  const isDomain = labels.length > 1 && labels.every((one) => label.test(one)) && !/\.\d+$/.test(domain);
  return isMailbox && isDomain && text.length <= 254 ? `${mailbox}@${domain}` : undefined;
}
