export * from './identity/user.wire.ts';
export * from './submission/file-types.wire.ts';
export * from './settings/settings.wire.ts';
