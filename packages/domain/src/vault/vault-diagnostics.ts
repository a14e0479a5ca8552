/** The steps of the vault diagnostics, in order; steps that do not apply to a vault are left out. */
export const vaultDiagnosticSteps = {
  reach: 'admin.vaultCheck.step.reach',
  account: 'admin.vaultCheck.step.account',
  rights: 'admin.vaultCheck.step.rights',
  licence: 'admin.vaultCheck.step.licence',
  structure: 'admin.vaultCheck.step.structure',
  property: 'admin.vaultCheck.step.property',
  create: 'admin.vaultCheck.step.create',
  find: 'admin.vaultCheck.step.find',
  remove: 'admin.vaultCheck.step.remove',
} as const satisfies Readonly<Record<string, string>>;

/** A step of the vault diagnostics. */
export type VaultDiagnosticStep = keyof typeof vaultDiagnosticSteps;

/**
 * The outcome of a step. `ok`: deliveries work. `warning`: they work, but an administrator should look at the
 * finding. `failed`: they do not work. `skipped`: not tested, because an earlier step failed.
 */
export type VaultDiagnosticState = 'ok' | 'warning' | 'failed' | 'skipped';

/** The name of each state. */
export const vaultDiagnosticStateTexts = {
  ok: 'admin.vaultCheck.state.right',
  warning: 'admin.vaultCheck.state.doubtful',
  failed: 'admin.vaultCheck.state.wrong',
  skipped: 'admin.vaultCheck.state.skipped',
} as const satisfies Readonly<Record<VaultDiagnosticState, string>>;

/**
 * The possible findings of a step, with the text that explains the finding and what to do. The texts take
 * `params` of the result.
 */
export const vaultFindings = {
  ...findingsOf('ok', {
    reached: 'admin.vaultCheck.reached',
    'signed-in': 'admin.vaultCheck.signedIn',
    'may-create': 'admin.vaultCheck.mayCreate',
    licensed: 'admin.vaultCheck.licensed',
    'structure-read': 'admin.vaultCheck.structureRead',
    'property-fits': 'admin.vaultCheck.propertyFits',
    created: 'admin.vaultCheck.created',
    found: 'admin.vaultCheck.found',
    removed: 'admin.vaultCheck.removed',
    'removed-to-bin': 'admin.vaultCheck.removedToBin',
  }),
  ...findingsOf('warning', {
    'may-too-much': 'admin.vaultCheck.mayTooMuch',
    'licence-untold': 'admin.vaultCheck.licenceUntold',
    'property-none': 'admin.vaultCheck.propertyNone',
    'found-late': 'admin.vaultCheck.foundLate',
    'not-removed': 'admin.vaultCheck.notRemoved',
  }),
  ...findingsOf('failed', {
    unreachable: 'admin.vaultCheck.unreachable',
    'unexpected-response': 'admin.vaultCheck.unexpectedResponse',
    'service-unreachable': 'admin.vaultCheck.serviceUnreachable',
    'other-service': 'admin.vaultCheck.otherService',
    busy: 'admin.vaultCheck.busy',
    'account-refused': 'admin.vaultCheck.accountRefused',
    'vault-closed': 'admin.vaultCheck.vaultClosed',
    forbidden: 'admin.vaultCheck.forbidden',
    'class-forbidden': 'admin.vaultCheck.classForbidden',
    refused: 'admin.vaultCheck.refused',
    'may-not-create': 'admin.vaultCheck.mayNotCreate',
    'licence-reads-only': 'admin.vaultCheck.licenceReadsOnly',
    'no-class': 'admin.vaultCheck.noClass',
    'property-missing': 'admin.vaultCheck.propertyMissing',
    'property-unfit': 'admin.vaultCheck.propertyUnfit',
    'not-found-again': 'admin.vaultCheck.notFoundAgain',
  }),
  ...findingsOf('skipped', {
    'not-tried': 'admin.vaultCheck.notTried',
  }),
};

/** The findings of one state, by code, each with its text. */
function findingsOf<State extends VaultDiagnosticState, Keys extends Readonly<Record<string, string>>>(
  state: State,
  textKeys: Keys,
): { readonly [Code in keyof Keys]: { readonly state: State; readonly textKey: Keys[Code] } };
function findingsOf(state: VaultDiagnosticState, textKeys: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(textKeys).map(([code, textKey]) => [code, { state, textKey }]));
}

/** The code of a finding. */
export type VaultFindingCode = keyof typeof vaultFindings;

/** The finding of a step. */
export interface VaultFinding {
  readonly code: VaultFindingCode;
  /** Parameters of the text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** The vault's own message when it refused something. */
  readonly reason?: string;
}

/** The result of one step. */
export interface VaultDiagnostic extends VaultFinding {
  readonly step: VaultDiagnosticStep;
  /** Names of the variables to check; absent when none is to blame. */
  readonly variables?: readonly string[];
}

/** Whether no step failed, so that submissions can be delivered. */
export function passesDiagnostics(results: readonly VaultDiagnostic[]): boolean {
  return results.every(({ code }) => vaultFindings[code].state !== 'failed');
}
