/** Text keys of the vault check. */
export const vaultCheckTextKeys = [
  // Heading
  'admin.vaultCheck.title',
  'admin.vaultCheck.hint',
  'admin.vaultCheck.start',
  'admin.vaultCheck.running',
  'admin.vaultCheck.allRight',
  'admin.vaultCheck.someWrong',
  'admin.vaultCheck.wordsOfVault',
  'admin.vaultCheck.setBy',

  // Audit log
  'admin.audit.event.vaultChecked',

  // States
  'admin.vaultCheck.state.right',
  'admin.vaultCheck.state.doubtful',
  'admin.vaultCheck.state.wrong',
  'admin.vaultCheck.state.skipped',

  // Steps
  'admin.vaultCheck.step.reach',
  'admin.vaultCheck.step.account',
  'admin.vaultCheck.step.rights',
  'admin.vaultCheck.step.licence',
  'admin.vaultCheck.step.structure',
  'admin.vaultCheck.step.property',
  'admin.vaultCheck.step.create',
  'admin.vaultCheck.step.find',
  'admin.vaultCheck.step.remove',

  // Findings and remedies
  'admin.vaultCheck.reached',
  'admin.vaultCheck.signedIn',
  'admin.vaultCheck.mayCreate',
  'admin.vaultCheck.licensed',
  'admin.vaultCheck.structureRead',
  'admin.vaultCheck.propertyFits',
  'admin.vaultCheck.created',
  'admin.vaultCheck.found',
  'admin.vaultCheck.removed',
  'admin.vaultCheck.removedToBin',
  'admin.vaultCheck.mayTooMuch',
  'admin.vaultCheck.licenceUntold',
  'admin.vaultCheck.propertyNone',
  'admin.vaultCheck.foundLate',
  'admin.vaultCheck.notRemoved',
  'admin.vaultCheck.unreachable',
  'admin.vaultCheck.unexpectedResponse',
  'admin.vaultCheck.serviceUnreachable',
  'admin.vaultCheck.otherService',
  'admin.vaultCheck.busy',
  'admin.vaultCheck.accountRefused',
  'admin.vaultCheck.vaultClosed',
  'admin.vaultCheck.forbidden',
  'admin.vaultCheck.classForbidden',
  'admin.vaultCheck.refused',
  'admin.vaultCheck.mayNotCreate',
  'admin.vaultCheck.licenceReadsOnly',
  'admin.vaultCheck.noClass',
  'admin.vaultCheck.propertyMissing',
  'admin.vaultCheck.propertyUnfit',
  'admin.vaultCheck.notFoundAgain',
  'admin.vaultCheck.notTried',
] as const;

/** A key of this list. */
export type VaultCheckTextKey = (typeof vaultCheckTextKeys)[number];
