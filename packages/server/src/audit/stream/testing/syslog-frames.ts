/** The messages of a connection, each preceded by its length in octets (RFC 5425, section 4.3). Throws when the framing is wrong. */
export function syslogMessagesIn(connection: Buffer): readonly string[] {
  const messages: string[] = [];
  let rest = connection;
  while (rest.length > 0) {
    const blank = rest.indexOf(' ');
    const count = rest.subarray(0, blank).toString();
    const end = blank + 1 + Number(count);
    if (!/^[1-9]\d*$/.test(count) || end > rest.length) throw new Error(`Wrong number of octets: ${count}`);
    messages.push(rest.subarray(blank + 1, end).toString());
    rest = rest.subarray(end);
  }
  return messages;
}
