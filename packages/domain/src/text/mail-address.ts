/**
 * Whether a text is acceptable as an e-mail address: one recipient, no display name, nothing that could end
 * a header.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>(),;:"\\[\]\p{Cc}]+@[^\s@<>(),;:"\\[\]\p{Cc}]+\.[^\s@<>(),;:"\\[\]\p{Cc}.]+$/u.test(text)
  );
}
