import * as z from 'zod/mini';
import { anyConditionSchema } from '../logic/conditions/condition.wire.ts';
import { formListSchema } from '../form/wire/form-list.wire.ts';
import { formSchema, jsonSchema } from '../form/wire/form-schema.wire.ts';
import { permissions } from '../users/permissions.ts';
import { userSchema } from '../users/user.wire.ts';
import { meaningOf } from '../problems/problem.ts';
import type { ProblemCode } from '../problems/problem.ts';
import { settingsSchema } from '../settings/settings.wire.ts';
import { fileTypesSchema } from '../submission/files/file-types.wire.ts';
import { submissionSchema } from '../submission/sending/submission.wire.ts';
import { translationsSchema } from '../translations/translations.wire.ts';
import {
  administeredStructureSchema,
  objectTypeSchema,
  valueListSchema,
  vaultClassSchema,
  vaultItemSchema,
  vaultLanguageSchema,
  vaultPropertySchema,
  vaultUserSchema,
  vaultUsesSchema,
} from '../vault/administered-structure.wire.ts';
import { structureSchema, valueListItemsSchema } from '../vault/structure.wire.ts';
import type { Route, RouteBody, RouteResponse, Schema } from './route.ts';
import { errorListSchema, errorSchema } from './shared-schemas.ts';
import { receivedSchema, submissionDetailSchema, submissionRowSchema } from './submission-schemas.ts';
import { vaultObjectSchema } from './vault-object-schemas.ts';

/** A JSON value in the document. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

type JsonObject = Readonly<Record<string, Json>>;

/** An OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, JsonObject>>>>;
  readonly components: { readonly schemas: JsonObject; readonly securitySchemes: JsonObject };
}

const names = z.registry<{ readonly id: string }>();
names.add(formSchema, { id: 'Form' });
names.add(anyConditionSchema, { id: 'Condition' });
names.add(jsonSchema, { id: 'Json' });
names.add(formListSchema, { id: 'FormList' });
names.add(userSchema, { id: 'User' });
names.add(settingsSchema, { id: 'Settings' });
names.add(translationsSchema, { id: 'Translations' });
names.add(fileTypesSchema, { id: 'FileTypes' });
names.add(structureSchema, { id: 'Structure' });
names.add(valueListItemsSchema, { id: 'ValueListItems' });
names.add(submissionSchema, { id: 'Submission' });
names.add(receivedSchema, { id: 'Received' });
names.add(submissionRowSchema, { id: 'SubmissionRow' });
names.add(submissionDetailSchema, { id: 'SubmissionDetail' });
names.add(vaultObjectSchema, { id: 'VaultObject' });
names.add(administeredStructureSchema, { id: 'VaultStructure' });
names.add(objectTypeSchema, { id: 'VaultObjectType' });
names.add(vaultClassSchema, { id: 'VaultClass' });
names.add(vaultPropertySchema, { id: 'VaultProperty' });
names.add(valueListSchema, { id: 'VaultValueList' });
names.add(vaultItemSchema, { id: 'VaultItem' });
names.add(vaultLanguageSchema, { id: 'VaultLanguage' });
names.add(vaultUserSchema, { id: 'VaultUser' });
names.add(vaultUsesSchema, { id: 'VaultUses' });
names.add(errorSchema, { id: 'Error' });
names.add(errorListSchema, { id: 'ErrorList' });

/**
 * Builds the OpenAPI 3.1 document for a table of routes. Deterministic: the same table and version give the
 * same document, in the same member order.
 */
export function openApiDocument(routes: Readonly<Record<string, Route>>, version: string): OpenApiDocument {
  const schemas = new Map<string, Json>();
  const paths = new Map<string, Record<string, JsonObject>>();
  for (const route of Object.values(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const methods = paths.get(path) ?? {};
    methods[route.method.toLowerCase()] = operation(route, schemas);
    paths.set(path, methods);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Form Portal',
      version,
      description:
        'The calls of the form portal. Every error response has a readable `error` and a machine-readable `code`.',
    },
    paths: Object.fromEntries(paths),
    components: {
      schemas: Object.fromEntries([...schemas].sort(([one], [other]) => (one < other ? -1 : 1))),
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'sid', description: '`__Host-sid` on HTTPS' },
      },
    },
  };
}

function operation(route: Route, schemas: Map<string, Json>): JsonObject {
  const parameters = [
    ...parametersOf('path', route.params, schemas),
    ...parametersOf('query', route.query, schemas),
  ];
  const isPublic = permissions[route.permission].some((role) => role === 'anonymous');
  return {
    operationId: route.id,
    summary: route.summary,
    tags: [route.tag],
    ...(parameters.length > 0 && { parameters }),
    ...(route.body !== undefined && { requestBody: requestBody(route.body, schemas) }),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, response]) => [
          status,
          responseObject(response, schemas),
        ]),
      ),
      ...errorResponses(route, isPublic, schemas),
    },
    ...(!isPublic && { security: [{ session: [] }] }),
  };
}

function parametersOf(
  location: 'path' | 'query',
  schema: Schema | undefined,
  schemas: Map<string, Json>,
): readonly Json[] {
  if (schema === undefined) return [];
  const { properties, required } = jsonSchemaOf(schema, 'input', schemas);
  const needed = Array.isArray(required) ? required : [];
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: location,
    required: needed.includes(name),
    schema: member,
  }));
}

function requestBody(body: RouteBody, schemas: Map<string, Json>): JsonObject {
  if (body.kind === 'json')
    return {
      required: true,
      content: { 'application/json': { schema: schemaOf(body.schema, 'input', schemas) } },
    };
  const properties = body.parts.map(({ name, summary, schema, repeated }) => {
    const part =
      schema === undefined ? { type: 'string', format: 'binary' } : schemaOf(schema, 'input', schemas);
    return [name, { ...(repeated ? { type: 'array', items: part } : part), description: summary }] as const;
  });
  const required = body.parts.filter(({ repeated }) => !repeated).map(({ name }) => name);
  const schema = { type: 'object', properties: Object.fromEntries(properties), required };
  return { required: true, content: { 'multipart/form-data': { schema } } };
}

function responseObject(response: RouteResponse, schemas: Map<string, Json>): JsonObject {
  const description = response.summary;
  switch (response.kind) {
    case 'empty':
      return { description };
    case 'file':
      return {
        description,
        content: { [response.mediaType]: { schema: { type: 'string', format: 'binary' } } },
      };
    case 'json':
      return {
        description,
        content: { 'application/json': { schema: schemaOf(response.schema, 'output', schemas) } },
      };
  }
}

/** Error responses by status: the route's own problem codes and those implied by its body and permission. */
function errorResponses(route: Route, isPublic: boolean, schemas: Map<string, Json>): JsonObject {
  const codes = new Set<ProblemCode>(route.problems);
  if (!isPublic) codes.add('sign-in.required').add('permission.denied');
  if (route.method !== 'GET') codes.add('request.cross-site');
  if (route.params !== undefined || route.query !== undefined) codes.add('request.invalid');
  if (route.body !== undefined)
    codes
      .add('request.malformed')
      .add('request.invalid')
      .add('request.too-large')
      .add('request.unsupported-media-type');
  const statuses = new Set([...codes].map((code) => meaningOf(code).status));
  const schema = schemaOf(route.errorShape === 'list' ? errorListSchema : errorSchema, 'output', schemas);
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: `Problem codes: ${[...codes]
          .filter((code) => meaningOf(code).status === status)
          .sort()
          .join(', ')}`,
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

type Side = 'input' | 'output';

function schemaOf(schema: Schema, side: Side, schemas: Map<string, Json>): JsonObject {
  const { $schema: _, ...rest } = jsonSchemaOf(schema, side, schemas);
  return rest;
}

/** Returns the schema inline, or a reference to a named schema, which is added to `schemas`. */
function jsonSchemaOf(schema: Schema, side: Side, schemas: Map<string, Json>): JsonObject {
  const generated: Json = JSON.parse(
    JSON.stringify(z.toJSONSchema(schema, { io: side, metadata: names, unrepresentable: 'any' })).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    ),
  );
  if (!isObject(generated)) return {};
  const { $defs: definitions, ...rest } = generated;
  if (isObject(definitions))
    for (const [name, definition] of Object.entries(definitions)) {
      // Lenient input and strict output schemas differ only in unknown members; the input side is documented.
      if (side === 'input' || !schemas.has(name)) schemas.set(name, withoutId(definition));
    }
  return rest;
}

function withoutId(definition: Json): Json {
  if (!isObject(definition)) return definition;
  const { id: _, ...rest } = definition;
  return rest;
}

function isObject(json: Json | undefined): json is JsonObject {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
