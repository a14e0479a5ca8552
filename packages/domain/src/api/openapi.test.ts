import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { routes } from './routes.ts';

const document = openApiDocument(routes, '25.6.2');
const text = JSON.stringify(document);

describe('the OpenAPI document', () => {
  it('has one operation for every route', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => operation['operationId']),
    );

    expect(ids.sort()).toEqual(Object.keys(routes).sort());
  });

  it('refers only to schemas that it defines', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name ?? '');

    expect(names.length).toBeGreaterThan(10);
    for (const name of names) expect(Object.keys(document.components.schemas)).toContain(name);
    expect(text).not.toContain('$defs');
  });

  it('describes the parameters, body and responses of a call', () => {
    const save = document.paths['/api/forms']?.['post'];
    const revision = document.paths['/api/admin/forms/{id}/revisions/{revision}']?.['get'];

    expect(save).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Form' } } } },
      responses: { 200: {}, 401: {}, 403: {}, 409: {}, 413: {} },
      security: [{ session: [] }],
    });
    expect(revision).toMatchObject({
      parameters: [
        { name: 'id', in: 'path', required: true },
        { name: 'revision', in: 'path', required: true },
      ],
    });
  });

  it('describes the parts of a submission', () => {
    expect(document.paths['/api/submissions']?.['post']).toMatchObject({
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              required: ['submission'],
              properties: {
                submission: { description: 'The answers; must be the first part' },
                attachments: { type: 'array', description: expect.stringContaining('A file with its name') },
              },
            },
          },
        },
      },
    });
  });

  it('requires a session only where a permission is required', () => {
    expect(document.paths['/api/settings']?.['get']).not.toHaveProperty('security');
    expect(document.paths['/api/settings']?.['post']).toHaveProperty('security');
  });

  it('describes the errors of settings as a list', () => {
    expect(document.paths['/api/settings']?.['post']).toMatchObject({
      responses: {
        400: { content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorList' } } } },
      },
    });
  });

  it('is deterministic', () => {
    expect(JSON.stringify(openApiDocument(routes, '25.6.2'))).toBe(text);
  });
});
