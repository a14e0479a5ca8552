import type { MFilesConfig } from '@form-portal/vault';
import { join } from 'node:path';
import { isConfidentialAddress } from './confidential-address.ts';
import type { Values } from './read-variables.ts';

/** The configuration of the vault in M-Files, null when the vault is another, and what is wrong with it. */
interface ReadMFilesConfig {
  readonly mfiles: MFilesConfig | null;
  readonly problems: readonly string[];
  readonly warnings: readonly string[];
}

/** Puts the group `PORTAL_MFILES_*` together: on by `PORTAL_VAULT=mfiles`. */
export function readMFilesConfig(values: Values): ReadMFilesConfig {
  const {
    PORTAL_MFILES_URL: url,
    PORTAL_MFILES_VAULT: vault,
    PORTAL_MFILES_USERNAME: username,
    PORTAL_MFILES_PASSWORD: password,
  } = values;
  if (values.PORTAL_VAULT !== 'mfiles') return { mfiles: null, problems: [], warnings: warnOfUnused(values) };
  const problems = [...missingOf(values), ...faceOfAnother(values)];
  if (url === null || vault === null || username === null || password === null || problems.length > 0)
    return { mfiles: null, problems, warnings: [] };
  const mfiles: MFilesConfig = {
    url: url.replace(/\/+$/, ''),
    ...{ vault, username, password },
    submissionProperty: values.PORTAL_MFILES_SUBMISSION_PROPERTY,
    administrators: values.PORTAL_MFILES_ADMINS,
    timeZone: values.PORTAL_MFILES_TIME_ZONE ?? values.PORTAL_TIME_ZONE,
    translationsFile: values.PORTAL_MFILES_TRANSLATIONS,
    cacheDir: join(values.PORTAL_DATA_DIR, 'mfiles', vault),
  };
  return { mfiles, problems: [], warnings: warningsOf(mfiles) };
}

/** There is no embedded vault to show. */
function faceOfAnother({ PORTAL_MFWS }: Values): readonly string[] {
  return PORTAL_MFWS
    ? [
        'PORTAL_MFWS is true, but PORTAL_VAULT is mfiles: only the embedded vault has a face; remove PORTAL_MFWS, or set PORTAL_VAULT to embedded',
      ]
    : [];
}

function missingOf(values: Values): readonly string[] {
  const needed = [
    ['PORTAL_MFILES_URL', values.PORTAL_MFILES_URL, 'a web address'],
    ['PORTAL_MFILES_VAULT', values.PORTAL_MFILES_VAULT, 'the GUID of the vault'],
    ['PORTAL_MFILES_USERNAME', values.PORTAL_MFILES_USERNAME, 'the name of an account'],
    ['PORTAL_MFILES_PASSWORD', values.PORTAL_MFILES_PASSWORD, 'its password'],
  ] as const;
  return needed.flatMap(([name, value, expected]) =>
    value === null ? [`${name} is not set, but PORTAL_VAULT is mfiles; expected ${expected}`] : [],
  );
}

function warningsOf({ url }: MFilesConfig): readonly string[] {
  return [
    ...(isConfidentialAddress(url)
      ? []
      : [`PORTAL_MFILES_URL is ${url}: without https, passwords and submissions can be read on the way`]),
    ...(url.endsWith('/REST')
      ? []
      : [`PORTAL_MFILES_URL is ${url}: expected an address that ends with /REST`]),
  ];
}

function warnOfUnused({ PORTAL_MFILES_URL }: Values): readonly string[] {
  return PORTAL_MFILES_URL === null
    ? []
    : ['PORTAL_MFILES_URL is set, but PORTAL_VAULT is not mfiles: the vault is the embedded one'];
}
