import { aField, aForm } from '@form-portal/domain/testing';
import { formToWire } from '@form-portal/domain/wire';
import { expect } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';

/** Saves a new form with one text field, with some changes; returns the stored form. */
export async function saveForm(admin: TestClient, changes: Parameters<typeof aForm>[0]) {
  const form = formToWire(aForm({ fields: [aField('text')], revision: 0, ...changes }));
  const response = await admin.post('/api/forms', { json: form });
  expect(response.statusCode, response.body).toBe(200);
  return response.json().form;
}
