import type { Guid } from '@form-portal/domain';
import { join } from 'node:path';
import { isConfidentialAddress } from '../../shared/confidential-address.ts';
import type { CommonVaultValues, ReadVaultConfig } from '../../adapter.ts';
import type { MFilesConfig } from './mfiles-config.ts';

/** The variables of the adapter, as the server parses them. */
export interface MFilesValues {
  readonly PORTAL_MFILES_URL: string | null;
  readonly PORTAL_MFILES_VAULT: Guid | null;
  readonly PORTAL_MFILES_USERNAME: string | null;
  readonly PORTAL_MFILES_PASSWORD: string | null;
  readonly PORTAL_MFILES_SUBMISSION_PROPERTY: number | null;
  readonly PORTAL_MFILES_ADMINS: readonly string[] | null;
  readonly PORTAL_MFILES_TIME_ZONE: string | null;
  readonly PORTAL_MFILES_TRANSLATIONS: string | null;
  readonly PORTAL_MFILES_OBJECT_URL: string | null;
}

/** Reads the variables `PORTAL_MFILES_*`; see {@link VaultAdapter.readConfig}. */
export function readMFilesConfig(values: MFilesValues & CommonVaultValues): ReadVaultConfig<MFilesConfig> {
  const {
    PORTAL_MFILES_URL: url,
    PORTAL_MFILES_VAULT: vault,
    PORTAL_MFILES_USERNAME: username,
    PORTAL_MFILES_PASSWORD: password,
  } = values;
  const problems = missingOf(values);
  if (url === null || vault === null || username === null || password === null)
    return { config: null, problems, warnings: [] };
  const config: MFilesConfig = {
    url: url.replace(/\/+$/, ''),
    vault,
    username,
    password,
    submissionProperty: values.PORTAL_MFILES_SUBMISSION_PROPERTY,
    administrators: values.PORTAL_MFILES_ADMINS,
    timeZone: values.PORTAL_MFILES_TIME_ZONE ?? values.PORTAL_TIME_ZONE,
    translationsFile: values.PORTAL_MFILES_TRANSLATIONS,
    objectUrl: values.PORTAL_MFILES_OBJECT_URL,
    cacheDir: join(values.PORTAL_DATA_DIR, 'mfiles', vault),
  };
  return { config, problems: [], warnings: warningsOf(config) };
}

function missingOf(values: MFilesValues): readonly string[] {
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
      : [`PORTAL_MFILES_URL is ${url}: without https, passwords and submissions can be intercepted`]),
    ...(url.endsWith('/REST')
      ? []
      : [`PORTAL_MFILES_URL is ${url}: expected an address that ends with /REST`]),
  ];
}

/** See {@link VaultAdapter.variablesSet}. The address is enough: without it nothing else makes sense. */
export function mfilesVariablesSet({ PORTAL_MFILES_URL }: MFilesValues): readonly string[] {
  return PORTAL_MFILES_URL === null ? [] : ['PORTAL_MFILES_URL'];
}
