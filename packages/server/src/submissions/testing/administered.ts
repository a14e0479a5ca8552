import { guidOf } from '@form-portal/domain/testing';
import type { SavedForm } from '@form-portal/domain';
import { expect } from 'vitest';
import type { PortalUnderTest } from '../../testing/app-under-test.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { until } from '../../testing/until.ts';
import { aSubmission, post, sentForm } from './posts.ts';

/** The form of most submissions. */
export const form = sentForm({
  guid: guidOf('fine'),
  objectType: 0,
  class: 0,
  name: { fi: 'Hakemus', gb: 'Application' },
});

/** A form whose class does not exist, so that the vault refuses its submissions at first. */
export const brokenForm = (name: string): SavedForm =>
  sentForm({ guid: guidOf(name), class: 0, objectType: 101 });

/** What tests do with submissions as visitors and as the given administrator. */
export function sendingAndReading(given: () => PortalUnderTest, admin: () => TestClient) {
  const objectAt = async ({ Type, ID }: Readonly<Record<'Type' | 'ID', number>>) =>
    (await admin().get(`/api/admin/vault/objects/${Type}/${ID}`)).json();
  const read = async (guid: unknown) => (await admin().get(`/api/admin/submissions/${String(guid)}`)).json();

  async function send(to = form, ...files: readonly (readonly [string, Buffer])[]): Promise<string> {
    const response = await post(given().client(), aSubmission(to), ...files);
    expect(response.statusCode, response.body).toBe(201);
    return response.json().GUID;
  }

  async function sendAndWait(to = form, ...files: readonly (readonly [string, Buffer])[]): Promise<string> {
    const guid = await send(to, ...files);
    await until(async () => (await read(guid)).Status !== 'waiting');
    return guid;
  }

  return { objectAt, read, send, sendAndWait };
}
