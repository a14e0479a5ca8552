import { aField, guidOf } from '@form-portal/domain/testing';
import { expect, it } from 'vitest';
import { fields } from '../submissions/testing/posts.ts';
import { describeConfirmations } from './testing/describe-confirmations.ts';

/** For staff alone. */
const grant = aField('number', {
  guid: guidOf('grant'),
  label: { gb: 'Grant to propose' },
  formula: '4711',
  shown: false,
});
const code = aField('text', {
  guid: guidOf('code'),
  label: { gb: 'Identity code' },
  settings: { format: 'hetu' },
});
/** Asked of those who want more than one. */
const reason = aField('text', {
  guid: guidOf('reason'),
  label: { gb: 'Why several' },
  showWhen: {
    kind: 'field',
    field: fields.count.guid,
    operator: 'more',
    operand: { kind: 'literal', value: 1 },
  },
});

describeConfirmations('confirmations', (given) => {
  it('carry the answers, with identity codes masked', async () => {
    const { confirmed, sendForm, send, lastMail } = given();
    const form = await confirmed('Answers', { Carries: 'answers', Text: { gb: 'Thank you, {reference}.' } });
    const received = (await sendForm(form, 'answers@example.org')).json();
    await send();
    const { content } = lastMail();
    expect(content).toContain(`Thank you, ${received.Reference}.`);
    expect(content).toContain('Name: Åke Öhman');
    expect(content).not.toContain('131052-308T');
  });

  it('carry the answers as a PDF', async () => {
    const { confirmed, sendForm, send, lastPdf } = given();
    const form = await confirmed('Paper', { Carries: 'pdf' });
    await sendForm(form, 'paper@example.org');
    await send();
    const pdf = await lastPdf();
    expect(pdf).toContain('Åke Öhman 131052-****');
    expect(pdf).not.toContain('308T');
  }, 60_000);

  it('take no header from line ends in a name, a label or an answer', async () => {
    const { confirmed, sendForm, send, lastMail, receivedBy } = given();
    const forged = '\r\nBcc: stranger@example.org\r\n\r\nForged';
    const labelled = aField('longtext', { guid: guidOf('labelled'), label: { gb: `Why${forged}` } });
    const form = await confirmed(`Grant${forged}`, { Carries: 'answers' }, [labelled]);
    const sent = await sendForm(form, 'one@example.org', { [labelled.guid]: `Because${forged}` });
    expect(sent.statusCode, sent.body).toBe(201);
    await send();
    const { recipients, content } = lastMail();
    expect(recipients).toEqual(['one@example.org']);
    expect(receivedBy('stranger@example.org')).toBe(0);
    const [headers = ''] = content.split('\r\n\r\n');
    expect(headers).toMatch(/^Subject: .*Grant Bcc: stranger@example\.org Forged/m);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(content.slice(headers.length)).toContain('Because');
  });

  it.each(['answers', 'pdf'])(
    'carry as %s what the receipt shows: nothing that is computed for staff, and no answer that was not asked for',
    async (carries) => {
      const { confirmed, sendForm, send, lastMail, lastPdf } = given();
      const form = await confirmed(`Hidden in ${carries}`, { Carries: carries }, [
        ...Object.values(fields),
        grant,
        code,
        reason,
      ]);
      const sent = await sendForm(form, `${carries}@example.org`, {
        [fields.name.guid]: 'Åke Öhman',
        [fields.count.guid]: 1,
        [code.guid]: '131052-308T',
        [grant.guid]: 9999,
        [reason.guid]: 'Forged',
      });
      expect(sent.statusCode, sent.body).toBe(201);
      await send();
      const carried = carries === 'pdf' ? await lastPdf() : lastMail().content;
      expect(carried).toContain('Åke Öhman');
      expect(carried).toContain('131052-****');
      expect(carried).not.toMatch(/Grant to propose|4711|9999|Why several|Forged|308T/);
    },
    60_000,
  );
});
