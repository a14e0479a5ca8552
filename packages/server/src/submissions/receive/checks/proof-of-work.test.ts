import { formControlNames, type Guid, type SavedForm } from '@form-portal/domain';
import { guidOf } from '@form-portal/domain/testing';
import type { LightMyRequestResponse } from 'fastify';
import { createHmac } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { describePortalOnSqlite } from '../../../testing/app-under-test.ts';
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

describePortalOnSqlite(
  'submissions with a required proof of work',
  (given) => {
    const form = sentForm({ guid: guidOf('worked') });
    const otherForm = sentForm({ guid: guidOf('others') });

    beforeAll(async () => {
      await publish(given(), form);
      await publish(given(), otherForm);
    });

    /** Opens the form and waits as long as a person takes. */
    async function opened(client: TestClient, of: SavedForm = form): Promise<string> {
      const openedAt = await openForm(client, of);
      given().system.clock.advance(2_000);
      return openedAt;
    }

    /** Sends what a browser with script sends, with some members replaced. */
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

    it('are accepted with a proof, however many one address sends', async () => {
      const client = given().client();

      const responses = await inTurn(5, async () => {
        const [OpenedAt, GUID] = [await opened(client), newId()];
        return send(client, { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) });
      });

      expect(statuses(responses)).toEqual([201, 201, 201, 201, 201]);
    });

    it('can come from one opened page with a proof each', async () => {
      const client = given().client();
      const OpenedAt = await opened(client);

      const responses = await inTurn(3, async () => {
        const GUID = newId();
        return send(client, { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) });
      });

      expect(statuses(responses)).toEqual([201, 201, 201]);
    });

    it('are refused without a proof from the third one in a minute', async () => {
      const client = given().client('198.51.100.20');

      const responses = await inTurn(3, () => send(client, {}));
      const [other] = await inTurn(1, () => send(given().client('198.51.100.21'), {}));
      const [OpenedAt, GUID] = [await opened(client), newId()];
      const proven = await send(client, { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) });
      given().system.clock.advance(120_000);
      const later = await send(client, {});

      expect(statuses(responses)).toEqual([201, 201, 429]);
      expect(responses[2]?.json().code).toBe('request.too-many');
      expect(Number(responses[2]?.headers['retry-after'])).toBeGreaterThan(0);
      expect([other?.statusCode, proven.statusCode, later.statusCode]).toEqual([201, 201, 201]);
    });

    it('are counted for the whole network of an IPv6 address', async () => {
      const responses = await inTurn(3, (turn) => send(given().client(`2001:db8:7:1::${turn + 1}`), {}));

      expect(statuses(responses)).toEqual([201, 201, 429]);
    });

    it('leave no file behind when they exceed the limit', async () => {
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
        'the proof of another submission',
        async (client) => {
          const OpenedAt = await opened(client);
          return { GUID: newId(), OpenedAt, Proof: findProof(OpenedAt, newId(), bits) };
        },
      ],
      [
        'a proof for another form’s page',
        async (client) => {
          const [OpenedAt, GUID] = [await opened(client, otherForm), newId()];
          return { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) };
        },
      ],
      [
        'a proof for a time signed by somebody else',
        () => {
          const moment = given().system.clock.now().getTime().toString(36);
          const seal = createHmac('sha256', 'a guess').update(`${form.guid}\0${moment}`).digest('base64url');
          const [OpenedAt, GUID] = [`${moment}.${seal.slice(0, 22)}`, newId()];
          return Promise.resolve({ GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits) });
        },
      ],
      [
        'a proof without its time',
        async (client) => {
          const [OpenedAt, GUID] = [await opened(client), newId()];
          return { GUID, Proof: findProof(OpenedAt, GUID, bits) };
        },
      ],
      [
        'a proof for the form’s id, which means no id',
        async (client) => {
          const OpenedAt = await opened(client);
          return { GUID: form.guid, OpenedAt, Proof: findProof(OpenedAt, form.guid, bits) };
        },
      ],
    ];

    it.each(wrongProofs)('are not proven by %s', async (_what, members) => {
      const client = given().client();

      // A wrong proof is valid by chance once in several thousand times.
      const responses = await inTurn(4, async () => send(client, await members(client)));

      expect(statuses(responses)).toContain(429);
    });

    it('need the full work: a proof of fewer bits is invalid', async () => {
      const client = given().client();
      const fewer = async () => {
        const [OpenedAt, GUID] = [await opened(client), newId()];
        return { GUID, OpenedAt, Proof: findProof(OpenedAt, GUID, bits - 4) };
      };

      // One in sixteen has enough bits by chance.
      const responses = await inTurn(8, async () => send(client, await fewer()));

      expect(statuses(responses)).toContain(429);
    });

    it('are not counted when they are repeated', async () => {
      const client = given().client();
      const repeated = aSubmission(form);

      const first = await post(client, repeated);
      const repeats = await inTurn(4, () => post(client, repeated));
      const another = await send(client, {});

      expect([first.statusCode, ...statuses(repeats)]).toEqual([201, 200, 200, 200, 200]);
      expect(another.statusCode).toBe(201);
    });

    it('are not counted when they are invalid', async () => {
      const client = given().client();
      const empty = aSubmission(form, {});

      const wrong = await inTurn(3, () => post(client, { ...empty, GUID: newId() }));
      const corrected = await send(client, {});

      expect(statuses(wrong)).toEqual([400, 400, 400]);
      expect(corrected.statusCode).toBe(201);
    });

    it('are accepted without script, and the third one in a minute is returned with its answers', async () => {
      const client = given().client();

      const responses = await inTurn(3, (turn) => sendPlain(client, `Visitor ${String(turn)}`));

      expect(statuses(responses)).toEqual([303, 303, 429]);
      expect(pageDataOf(responses[2] as LightMyRequestResponse).page).toMatchObject({
        kind: 'form',
        returned: {
          answers: { [fields.name.guid]: 'Visitor 2' },
          problems: [{ code: 'request.too-many' }],
        },
      });
    });

    it('are not counted without script when they are repeated or invalid', async () => {
      const client = given().client();
      const draft = newId();

      const same = await inTurn(3, () => sendPlain(client, 'Åke Öhman', draft));
      const wrong = await inTurn(3, () => sendPlain(client, ''));
      const other = await sendPlain(client, 'Somebody else');

      expect(statuses([...same, ...wrong, other])).toEqual([303, 303, 303, 400, 400, 400, 303]);
    });

    it('are counted once when the form’s answers are reviewed first', async () => {
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

      const responses = await inTurn(4, (turn) => plain(turn % 2 === 0 ? 'unseen' : 'seen'));

      expect(statuses(responses)).toEqual([200, 303, 200, 303]);
    });

    it('are mentioned only on the pages of forms', async () => {
      const client = given().client();

      const ofForm = await client.get(`/form/${form.guid}`);
      const ofList = await client.get('/');

      expect(pageDataOf(ofForm).context.proofOfWorkBits).toBe(bits);
      expect(pageDataOf(ofList).context).not.toHaveProperty('proofOfWorkBits');
    });
  },
  { PORTAL_PROOF_OF_WORK_BITS: String(bits), PORTAL_SUBMISSION_LIMIT: 'off' },
);

describePortalOnSqlite(
  'submissions without a required proof of work',
  (given) => {
    it('are accepted without one, and no page mentions it', async () => {
      const form = await publish(given(), sentForm({ guid: guidOf('free') }));
      const client = given().client();

      const responses = await inTurn(5, () => post(client, aSubmission(form, undefined, { Proof: 'none' })));
      const page = await client.get(`/form/${form.guid}`);

      expect(statuses(responses)).toEqual([201, 201, 201, 201, 201]);
      expect(pageDataOf(page).context).not.toHaveProperty('proofOfWorkBits');
    });
  },
  { PORTAL_SUBMISSION_LIMIT: 'off' },
);
