import * as z from 'zod/mini';
import type { Route } from './route.ts';

const readinessSchema = z.object({ status: z.enum(['ready', 'unready']), reasons: z.array(z.string()) });

/** Liveness, and readiness to accept submissions. */
export const operationRoutes = {
  healthz: {
    id: 'healthz',
    method: 'GET',
    path: '/healthz',
    summary: 'Liveness check',
    tag: 'Operation',
    permission: 'health.read',
    responses: {
      200: {
        kind: 'json',
        summary: 'The process is running',
        schema: z.object({ status: z.literal('alive') }),
      },
    },
    problems: [],
    errorShape: 'text',
  },
  readyz: {
    id: 'readyz',
    method: 'GET',
    path: '/readyz',
    summary: 'Readiness check: whether submissions can be accepted, which does not depend on the vault',
    tag: 'Operation',
    permission: 'health.read',
    responses: {
      200: { kind: 'json', summary: 'Ready', schema: readinessSchema },
      503: { kind: 'json', summary: 'Not ready, with the reasons', schema: readinessSchema },
    },
    problems: [],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
