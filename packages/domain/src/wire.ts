export * from './identity/user.wire.ts';
export * from './submission/file-types.wire.ts';
