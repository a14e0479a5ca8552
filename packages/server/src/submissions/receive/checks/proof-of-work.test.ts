import { formControlNames, type Guid, type SavedForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import type { LightMyRequestResponse } from 'fastify';
import { createHmac } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../../../testing/app-under-test.ts';
import { pageDataOf } from '../../../testing/page-data.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { findProof, openForm } from '../../testing/proofs.ts';
import { aSubmission, fields, multipart, post, publish, sentForm, traces } from '../../testing/posts.ts';
import { sampleFiles } from '../../testing/sample-files.ts';

const bits = 12;

/** A browser's new id. */
function newId(): Guid {
  return crypto.randomUUID() as Guid;
}

function statuses(responses: readonly LightMyRequestResponse[]): readonly number[] {
  return responses.map(({ statusCode }) => statusCode);
}

async function inTurn<T>(count: number, make: (turn: number) => Promise<T>): Promise<readonly T[]> {
  const made: T[] = [];
  for (let turn = 0; turn < count; turn++) made.push(await make(turn));
  return made;
}

describePortal(
  'submissions, where a proof of work is asked for,',
  (given) => {
    const form = sentForm({ guid: guidOf('worked') });
    const otherForm = sentForm({ guid: guidOf('others') });

    beforeAll(async () => {
      await publish(given(), form);
      await publish(given(), otherForm);
    });

    /** Opens the form and lets a person's time go by. */
    async function opened(client: TestClient, of: SavedForm = form): Promise<string> {
      const openedAt = await openForm(client, of);
      given().system.clock.advance(2_000);
      return openedAt;
    }

    /** Sends what a browser with script sends, with other members where some are wrong. */
    function send(client: TestClient, members: Readonly<Record<string, unknown>>) {
      return post(client, aSubmission(form, undefined, members));
    }

    /** Sends the form as a browser without script does. */
    function sendPlain(client: TestClient, name = 'Åke Öhman', draft: Guid = newId()) {
      return client.post(
        `/form/${form.guid}`,
        multipart([
          [formControlNames.trap, ''],
          [formControlNames.draft, draft],
          [fields.name.guid, name],
        ]),
      );
    }

    it('are taken with their proofs, however many one address sends', async () => {
      const client = given().client();

      const answers = await inTurn(5, async () => {
        const [OpenedAt, GUID] = [await opened(client), newId()];
        return send(client, { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) });
      });

      expect(statuses(answers)).toEqual([201, 201, 201, 201, 201]);
    });

    it('may come from one opened page with a proof each', async () => {
      const client = given().client();
      const OpenedAt = await opened(client);

      const answers = await inTurn(3, async () => {
        const GUID = newId();
        return send(client, { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) });
      });

      expect(statuses(answers)).toEqual([201, 201, 201]);
    });

    it('are refused without a proof when they are the third of a minute, until later', async () => {
      const client = given().client('198.51.100.20');

      const answers = await inTurn(3, () => send(client, {}));
      const [other] = await inTurn(1, () => send(given().client('198.51.100.21'), {}));
      const [OpenedAt, GUID] = [await opened(client), newId()];
      const proven = await send(client, { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) });
      given().system.clock.advance(120_000);
      const later = await send(client, {});

      expect(statuses(answers)).toEqual([201, 201, 429]);
      expect(answers[2]?.json().code).toBe('request.too-many');
      expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
      expect([other?.statusCode, proven.statusCode, later.statusCode]).toEqual([201, 201, 201]);
    });

    it('are counted for the whole network of an IPv6 address', async () => {
      const answers = await inTurn(3, (turn) => send(given().client(`2001:db8:7:1::${turn + 1}`), {}));

      expect(statuses(answers)).toEqual([201, 201, 429]);
    });

    it('leave no file behind when they are one too many', async () => {
      const client = given().client();
      await inTurn(2, () => send(client, {}));
      const before = await traces(given());

      const refused = await post(client, aSubmission(form), ['kuva.png', sampleFiles['kuva.png']]);

      expect(refused.statusCode).toBe(429);
      expect(await traces(given())).toEqual(before);
    });

    const wrongProofs: readonly (readonly [
      string,
      (client: TestClient) => Promise<Readonly<Record<string, unknown>>>,
    ])[] = [
      ['nothing but a number', async (client) => ({ OpenedAt: await opened(client), Proof: '1' })],
      ['an empty one', async (client) => ({ OpenedAt: await opened(client), Proof: '' })],
      [
        'that of another submission',
        async (client) => {
          const OpenedAt = await opened(client);
          return { GUID: newId(), OpenedAt, Proof: findProof(OpenedAt, newId(), bits) };
        },
      ],
      [
        'one for the page of another form',
        async (client) => {
          const [OpenedAt, GUID] = [await opened(client, otherForm), newId()];
          return { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) };
        },
      ],
      [
        'one for a moment that somebody else signed',
        () => {
          const moment = given().system.clock.now().getTime().toString(36);
          const seal = createHmac('sha256', 'a guess').update(`${form.guid}\0${moment}`).digest('base64url');
          const [OpenedAt, GUID] = [`${moment}.${seal.slice(0, 22)}`, newId()];
          return Promise.resolve({ GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) });
        },
      ],
      [
        'one without the moment it is for',
        async (client) => {
          const [OpenedAt, GUID] = [await opened(client), newId()];
          return { GUID, Proof: findProof(OpenedAt, GUID, bits) };
        },
      ],
      [
        'one for the id that stands for none of its own, the form’s',
        async (client) => {
          const OpenedAt = await opened(client);
          return { GUID: form.guid, OpenedAt, Proof: findProof(OpenedAt, form.guid, bits) };
        },
      ],
    ];

    it.each(wrongProofs)('have no proof with %s', async (_what, members) => {
      const client = given().client();

      // Once in some thousand times a wrong proof is right by chance.
      const answers = await inTurn(4, async () => send(client, await members(client)));

      expect(statuses(answers)).toContain(429);
    });

    it('need the whole work: a proof of fewer bits is none', async () => {
      const client = given().client();
      const fewer = async () => {
        const [OpenedAt, GUID] = [await opened(client), newId()];
        return { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits - 4) };
      };

      // One in sixteen shows the whole work by chance.
      const answers = await inTurn(8, async () => send(client, await fewer()));

      expect(statuses(answers)).toContain(429);
    });

    it('are not counted when they were received before', async () => {
      const client = given().client();
      const repeated = aSubmission(form);

      const first = await post(client, repeated);
      const repeats = await inTurn(4, () => post(client, repeated));
      const another = await send(client, {});

      expect([first.statusCode, ...statuses(repeats)]).toEqual([201, 200, 200, 200, 200]);
      expect(another.statusCode).toBe(201);
    });

    it('are not counted when something in them must be corrected', async () => {
      const client = given().client();
      const empty = aSubmission(form, {});

      const wrong = await inTurn(3, () => post(client, { ...empty, GUID: newId() }));
      const corrected = await send(client, {});

      expect(statuses(wrong)).toEqual([400, 400, 400]);
      expect(corrected.statusCode).toBe(201);
    });

    it('are taken without script, and the third of a minute comes back with its answers', async () => {
      const client = given().client();

      const answers = await inTurn(3, (turn) => sendPlain(client, `Visitor ${String(turn)}`));

      expect(statuses(answers)).toEqual([303, 303, 429]);
      expect(pageDataOf(answers[2] as LightMyRequestResponse).page).toMatchObject({
        kind: 'form',
        returned: {
          answers: { [fields.name.guid]: 'Visitor 2' },
          problems: [{ code: 'request.too-many' }],
        },
      });
    });

    it('are not counted without script when they are posted again or corrected', async () => {
      const client = given().client();
      const draft = newId();

      const same = await inTurn(3, () => sendPlain(client, 'Åke Öhman', draft));
      const wrong = await inTurn(3, () => sendPlain(client, ''));
      const other = await sendPlain(client, 'Somebody else');

      expect(statuses([...same, ...wrong, other])).toEqual([303, 303, 303, 400, 400, 400, 303]);
    });

    it('are counted once where the form asks to check the answers first', async () => {
      const asking = await publish(given(), { ...form, guid: guidOf('checks'), checkAnswers: true });
      const client = given().client();
      const plain = (seen: string) =>
        client.post(
          `/form/${asking.guid}`,
          multipart([
            [formControlNames.draft, newId()],
            [fields.name.guid, 'Åke Öhman'],
            ...(seen === 'seen' ? [[formControlNames.checked, 'yes'] as const] : []),
          ]),
        );

      const answers = await inTurn(4, (turn) => plain(turn % 2 === 0 ? 'unseen' : 'seen'));

      expect(statuses(answers)).toEqual([200, 303, 200, 303]);
    });

    it('are told of on the pages of forms alone', async () => {
      const client = given().client();

      const ofForm = await client.get(`/form/${form.guid}`);
      const ofList = await client.get('/');

      expect(pageDataOf(ofForm).context.proofOfWorkBits).toBe(bits);
      expect(pageDataOf(ofList).context).not.toHaveProperty('proofOfWorkBits');
    });
  },
  { PORTAL_PROOF_OF_WORK_BITS: String(bits), PORTAL_SUBMISSION_LIMIT: 'off' },
);

describePortal(
  'submissions, where no proof of work is asked for,',
  (given) => {
    it('are taken without one, and no page says a word of it', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('free') }));
      const client = given().client();

      const answers = await inTurn(5, () => post(client, aSubmission(form, undefined, { Proof: 'none' })));
      const page = await client.get(`/form/${form.guid}`);

      expect(statuses(answers)).toEqual([201, 201, 201, 201, 201]);
      expect(pageDataOf(page).context).not.toHaveProperty('proofOfWorkBits');
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
