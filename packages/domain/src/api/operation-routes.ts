import * as z from 'zod/mini';
import type { Route } from './route.ts';

const readinessSchema = z.object({ status: z.enum(['ready', 'unready']), reasons: z.array(z.string()) });

/** Liveness, and readiness to accept submissions. */
export const operationRoutes = {
  healthz: {
    id: 'healthz',
    method: 'GET',
    path: '/healthz',
    summary: 'Tell that the process lives',
    tag: 'Operation',
    permission: 'health.read',
    responses: {
      200: { kind: 'json', summary: 'It lives', schema: z.object({ status: z.literal('alive') }) },
    },
    problems: [],
    errorShape: 'text',
  },
  readyz: {
    id: 'readyz',
    method: 'GET',
    path: '/readyz',
    summary: 'Tell whether a submission can be accepted; a vault that is down does not count',
    tag: 'Operation',
    permission: 'health.read',
    responses: {
      200: { kind: 'json', summary: 'It can', schema: readinessSchema },
      503: { kind: 'json', summary: 'It cannot; the reasons', schema: readinessSchema },
    },
    problems: [],
    errorShape: 'text',
  },
} as const satisfies Readonly<Record<string, Route>>;
