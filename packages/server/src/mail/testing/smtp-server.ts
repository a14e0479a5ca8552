/**
 * A mail server in its own process, which a test can kill. It writes every message to a file in its folder before it accepts it, and
 * prints its port on standard output as soon as it listens. It accepts everything or, when started that way, refuses `gone@…` for
 * good and `busy@…` for now, or for good every password, sender or message, or to relay anything.
 */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

const [, , folder = '.', port = '0', refused = 'nothing'] = process.argv;

const refusals: Readonly<Record<string, readonly [number, string]>> = {
  gone: [550, '5.1.1 There is no such mailbox'],
  busy: [451, '4.2.1 Try again later'],
};

function refusal([responseCode, reason]: readonly [number, string]): Error {
  return Object.assign(new Error(reason), { responseCode });
}

function refusalOf(address: string): Error | undefined {
  // As Postfix does: it replies to MAIL FROM with 250 and refuses at RCPT TO whatever is wrong with client and sender.
  if (refused === 'relay') return refusal([554, '5.7.1 Relay access denied']);
  const reply = refused === 'some-recipients' ? refusals[address.split('@')[0] ?? ''] : undefined;
  return reply && refusal(reply);
}

const server = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  // The replies above include enhanced status codes of their own.
  hideENHANCEDSTATUSCODES: true,
  disabledCommands: ['STARTTLS', ...(refused === 'password' ? [] : ['AUTH'])],
  onAuth: (_auth, _session, done) => done(refusal([535, 'Wrong password'])),
  onMailFrom: (_address, _session, done) =>
    done(refused === 'sender' ? refusal([550, 'You may not send as this sender']) : undefined),
  onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
  onData(stream, { envelope }, done) {
    void text(stream).then((content) => {
      if (refused === 'message') return done(refusal([554, 'This looks like spam']));
      const recipients = envelope.rcptTo.map(({ address }) => address);
      const name = `${String(process.hrtime.bigint()).padStart(20, '0')}-${randomUUID()}.json`;
      writeFileSync(join(folder, name), JSON.stringify({ recipients, content }));
      done();
    });
  },
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.server.address();
  if (typeof address === 'object' && address !== null) process.stdout.write(`port ${address.port}\n`);
});
