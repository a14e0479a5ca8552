export * from './modal-dialogs.ts';
export * from './mount.tsx';
