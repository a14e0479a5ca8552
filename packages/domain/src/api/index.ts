export * from './route.ts';
export * from './routes.ts';
export * from './audit-routes.ts';
export * from './data-request-routes.ts';
export * from './submission-schemas.ts';
export * from './vault-object-schemas.ts';
export * from './openapi.ts';
