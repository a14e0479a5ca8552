import type { VaultFinding, VaultObjectRef } from '@form-portal/domain';
import { dataTypes } from '@form-portal/domain';
import type {
  AccessDiagnostic,
  DiagnosedVault,
  ErrorFindings,
  FindingVariables,
} from '../../diagnostics/diagnosed-vault.ts';
import { VaultError } from '../../errors.ts';
import { checkService, type Login, type Service } from './http/login.ts';
import type { MFilesConfig } from './mfiles-config.ts';
import type { ServiceAccount } from './service-account.ts';
import { isVaultAdministrator, type SessionWire } from './wire/session.wire.ts';
import { isAutomatic, propertyDefSchema } from './wire/structure.wire.ts';
import { anythingSchema } from './wire/object.wire.ts';

const submissionProperty = ['PORTAL_MFILES_SUBMISSION_PROPERTY'];

/** A web service: see {@link ErrorFindings}. */
export const errorFindings: ErrorFindings = {
  unreachable: 'service-unreachable',
  'unexpected-response': 'other-service',
  'not-found': 'other-service',
};

/** The variables behind findings; see {@link FindingVariables}. */
export const findingVariables: FindingVariables = {
  'service-unreachable': ['PORTAL_MFILES_URL'],
  'other-service': ['PORTAL_MFILES_URL (…/REST)'],
  'account-refused': ['PORTAL_MFILES_USERNAME', 'PORTAL_MFILES_PASSWORD'],
  'vault-closed': ['PORTAL_MFILES_VAULT'],
  'property-none': submissionProperty,
  'property-missing': submissionProperty,
  'property-unfit': submissionProperty,
};

interface Deps {
  readonly service: Service;
  readonly account: ServiceAccount;
  readonly config: Pick<MFilesConfig, 'submissionProperty'>;
}

/** Steps that create nothing: the service, the account and the property for submissions. */
export function accessDiagnostics({ service, account, config }: Deps): readonly AccessDiagnostic[] {
  const ofSession = (
    step: AccessDiagnostic['step'],
    find: (session: SessionWire) => VaultFinding,
  ): AccessDiagnostic => ({
    step,
    run: () => account.run(({ session }) => Promise.resolve(find(session))),
  });
  return [
    {
      step: 'reach',
      run: async () => {
        await checkService(service);
        return { code: 'reached' };
      },
    },
    ofSession('account', ({ AccountName: name }) => ({ code: 'signed-in', params: { name } })),
    ofSession('rights', rightsOf),
    ofSession('licence', licenceOf),
    { step: 'property', run: () => account.run((login) => submissionPropertyOf(login, config)) },
  ];
}

function rightsOf(session: SessionWire): VaultFinding {
  if (session.CanCreateobjects === false) return { code: 'may-not-create' };
  return { code: isVaultAdministrator(session) ? 'may-too-much' : 'may-create' };
}

function licenceOf({ LicenseAllowsModifications, isReadOnlyLicense }: SessionWire): VaultFinding {
  if (LicenseAllowsModifications === false || isReadOnlyLicense === true)
    return { code: 'licence-reads-only' };
  const isKnown = LicenseAllowsModifications === true || isReadOnlyLicense === false;
  return { code: isKnown ? 'licensed' : 'licence-untold' };
}

async function submissionPropertyOf(
  { request }: Login,
  { submissionProperty: id }: Deps['config'],
): Promise<VaultFinding> {
  if (id === null) return { code: 'property-none' };
  try {
    const path = `structure/properties/${String(id)}`;
    const def = await request(propertyDefSchema, { method: 'GET', path });
    const fits = def.DataType === dataTypes.text && !isAutomatic(def);
    return { code: fits ? 'property-fits' : 'property-unfit', params: { id: String(id), name: def.Name } };
  } catch (error) {
    if (!(error instanceof VaultError) || error.code !== 'not-found') throw error;
    return { code: 'property-missing', params: { id: String(id) }, reason: error.message };
  }
}

/** Deletes an object, and destroys it when the account may. */
export async function removeObject(
  account: ServiceAccount,
  { type, id }: VaultObjectRef,
): ReturnType<DiagnosedVault['removeObject']> {
  const path = `objects/${String(type)}/${String(id)}`;
  await account.run(({ request }) =>
    request(anythingSchema, { method: 'POST', path: `${path}/deleted?_method=PUT`, json: { Value: true } }),
  );
  try {
    await account.run(({ request }) =>
      request(anythingSchema, { method: 'POST', path: `${path}/latest?allVersions=true&_method=DELETE` }),
    );
    return 'gone';
  } catch (error) {
    if (error instanceof VaultError) return 'bin';
    throw error;
  }
}
