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

const schemaNames = z.registry<{ readonly id: string }>();
schemaNames.add(formSchema, { id: 'Form' });
schemaNames.add(anyConditionSchema, { id: 'Condition' });
schemaNames.add(jsonSchema, { id: 'Json' });
schemaNames.add(formListSchema, { id: 'FormList' });
schemaNames.add(userSchema, { id: 'User' });
schemaNames.add(settingsSchema, { id: 'Settings' });
schemaNames.add(translationsSchema, { id: 'Translations' });
schemaNames.add(fileTypesSchema, { id: 'FileTypes' });
schemaNames.add(structureSchema, { id: 'Structure' });
schemaNames.add(valueListItemsSchema, { id: 'ValueListItems' });
schemaNames.add(submissionSchema, { id: 'Submission' });
schemaNames.add(receivedSchema, { id: 'Received' });
schemaNames.add(submissionRowSchema, { id: 'SubmissionRow' });
schemaNames.add(submissionDetailSchema, { id: 'SubmissionDetail' });
schemaNames.add(vaultObjectSchema, { id: 'VaultObject' });
schemaNames.add(administeredStructureSchema, { id: 'VaultStructure' });
schemaNames.add(objectTypeSchema, { id: 'VaultObjectType' });
schemaNames.add(vaultClassSchema, { id: 'VaultClass' });
schemaNames.add(vaultPropertySchema, { id: 'VaultProperty' });
schemaNames.add(valueListSchema, { id: 'VaultValueList' });
schemaNames.add(vaultItemSchema, { id: 'VaultItem' });
schemaNames.add(vaultLanguageSchema, { id: 'VaultLanguage' });
schemaNames.add(vaultUserSchema, { id: 'VaultUser' });
schemaNames.add(vaultUsesSchema, { id: 'VaultUses' });
schemaNames.add(errorSchema, { id: 'Error' });
schemaNames.add(errorListSchema, { id: 'ErrorList' });

/**
 * Builds the OpenAPI 3.1 document for a table of routes. Deterministic: the same table and version give the
 * same document, in the same member order.
 */
export function openApiDocument(routes: Readonly<Record<string, Route>>, version: string): OpenApiDocument {
  const schemas = new Map<string, Json>();
  const paths = new Map<string, Record<string, JsonObject>>();
  for (const route of Object.values(routes)) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operations = paths.get(path) ?? {};
    operations[route.method.toLowerCase()] = operation(route, schemas);
    paths.set(path, operations);
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
  const requiredNames = Array.isArray(required) ? required : [];
  if (typeof properties !== 'object' || properties === null) return [];
  return Object.entries(properties).map(([name, member]) => ({
    name,
    in: location,
    required: requiredNames.includes(name),
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

/** Error responses by status, each with its problem codes. */
function errorResponses(route: Route, isPublic: boolean, schemas: Map<string, Json>): JsonObject {
  const schema = schemaOf(route.errorShape === 'list' ? errorListSchema : errorSchema, 'output', schemas);
  const codesByStatus = new Map<number, ProblemCode[]>();
  for (const code of problemCodesOf(route, isPublic)) {
    const { status } = meaningOf(code);
    codesByStatus.set(status, [...(codesByStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...codesByStatus].map(([status, codes]) => [
      status,
      {
        description: `Problem codes: ${codes.sort().join(', ')}`,
        content: { 'application/json': { schema } },
      },
    ]),
  );
}

/** The problem codes that a route lists, and those that follow from its method, parameters, body and permission. */
function problemCodesOf(route: Route, isPublic: boolean): ReadonlySet<ProblemCode> {
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
  return codes;
}

type Side = 'input' | 'output';

function schemaOf(schema: Schema, side: Side, schemas: Map<string, Json>): JsonObject {
  const { $schema: _, ...rest } = jsonSchemaOf(schema, side, schemas);
  return rest;
}

/** Returns the schema inline, or a reference to a named schema, which is added to `schemas`. */
function jsonSchemaOf(schema: Schema, side: Side, schemas: Map<string, Json>): JsonObject {
  const generated: Json = JSON.parse(
    JSON.stringify(
      z.toJSONSchema(schema, { io: side, metadata: schemaNames, unrepresentable: 'any' }),
    ).replaceAll('"#/$defs/', '"#/components/schemas/'),
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
