import type { Migration } from '@form-portal/storage';
import { identity } from './0011-identity.ts';
import { saml } from './0030-saml.ts';
import { site } from './0010-site.ts';
import { submissions } from './0020-submissions.ts';

/** The server's steps of the schema in their order; only added, never edited. */
export const serverMigrations: readonly Migration[] = [site, identity, submissions, saml];
