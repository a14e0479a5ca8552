import type { VaultCheckTextKey } from '../../../keys/administration/vault-check-text-keys.ts';

/** Texts of the check of a vault in British English. */
export const vaultCheck: Readonly<Record<VaultCheckTextKey, string>> = {
  // Heading
  'admin.vaultCheck.title': 'Vault',
  'admin.vaultCheck.hint':
    'Tests everything that deliveries need: creates a test object in the vault and removes it again.',
  'admin.vaultCheck.start': 'Check the vault',
  'admin.vaultCheck.running': 'Checking the vault …',
  'admin.vaultCheck.allRight': 'The vault is ready for deliveries.',
  'admin.vaultCheck.someWrong':
    'Submissions cannot be delivered to the vault. Each failed step says what to do.',
  'admin.vaultCheck.wordsOfVault': 'The vault says: {reason}',
  'admin.vaultCheck.setBy': 'Set by: {variables}',

  // Audit log
  'admin.audit.event.vaultChecked': 'Checked the vault',

  // States
  'admin.vaultCheck.state.right': 'OK',
  'admin.vaultCheck.state.doubtful': 'Please check',
  'admin.vaultCheck.state.wrong': 'Failed',
  'admin.vaultCheck.state.skipped': 'Not tested',

  // Steps
  'admin.vaultCheck.step.reach': 'The vault responds',
  'admin.vaultCheck.step.account': 'The portal signs in',
  'admin.vaultCheck.step.rights': 'Rights of the account',
  'admin.vaultCheck.step.licence': 'Licence of the account',
  'admin.vaultCheck.step.structure': 'Structure',
  'admin.vaultCheck.step.property': 'Property for submissions',
  'admin.vaultCheck.step.create': 'Creating an object',
  'admin.vaultCheck.step.find': 'Finding it again',
  'admin.vaultCheck.step.remove': 'Removing it',

  // Findings and remedies
  'admin.vaultCheck.reached': 'It responds.',
  'admin.vaultCheck.signedIn': 'Signed in as {name}.',
  'admin.vaultCheck.mayCreate': 'The account may create objects.',
  'admin.vaultCheck.licensed': 'The licence allows changes.',
  'admin.vaultCheck.structureRead': '{classes} classes and {properties} properties can be read.',
  'admin.vaultCheck.propertyFits': '“{name}” ({id}) keeps the GUID of each submission.',
  'admin.vaultCheck.created': 'A test object was created in the class “{name}”.',
  'admin.vaultCheck.found': 'It was found by its submission.',
  'admin.vaultCheck.removed': 'The test object was removed.',
  'admin.vaultCheck.removedToBin': 'The test object is among the deleted objects of the vault.',
  'admin.vaultCheck.mayTooMuch':
    'The account has full control of the vault. The portal does not need that: take it away.',
  'admin.vaultCheck.licenceUntold':
    'The vault does not say what the licence allows. Creating an object, below, will show it.',
  'admin.vaultCheck.propertyNone':
    'No property keeps the GUID of submissions, so the GUID is added to each title. In production, add a text property for it to the vault.',
  'admin.vaultCheck.foundLate':
    'It was found only after {seconds} seconds: the vault’s search index lags behind. Deliveries wait for it.',
  'admin.vaultCheck.notRemoved':
    'The account may not delete objects; deliveries do not need it to. Remove the test object in the vault: “{title}”, object type {type}, number {id}.',
  'admin.vaultCheck.unreachable':
    'The vault cannot be reached. Check that the portal looks for it in the right place, and that the way there is open.',
  'admin.vaultCheck.unexpectedResponse':
    'What the portal found is not the vault, or something in it is not as expected. Check that the portal looks in the right place, and what was changed there.',
  'admin.vaultCheck.serviceUnreachable':
    'The vault cannot be reached. Check its address, the network between the two servers, and the certificate.',
  'admin.vaultCheck.otherService':
    'Something other than the vault’s web service responds. Check the address, and that no sign-in page or proxy is in front of it.',
  'admin.vaultCheck.busy': 'The vault is busy or down. Check that it is running and has room, and try again.',
  'admin.vaultCheck.accountRefused':
    'The vault rejects the account or its password. Check both, that the account is enabled and, where the vault has licences, that it has one.',
  'admin.vaultCheck.vaultClosed':
    'The portal’s account has no access to the vault. Check that it is the right vault, that the account is allowed in and, where the vault has licences, that one is free for it.',
  'admin.vaultCheck.forbidden':
    'The account lacks a right. Give it the right to see classes, properties and value lists, and to create objects in the classes that forms use.',
  'admin.vaultCheck.classForbidden':
    'The account may not create objects in the class “{name}”. Give it that right for every class that forms use, and for this one, in which the check creates its test object.',
  'admin.vaultCheck.refused':
    'The vault rejects the object. Check what its class “{name}” requires, and the account’s rights to the class.',
  'admin.vaultCheck.mayNotCreate': 'The account may not create objects. Give it that right in the vault.',
  'admin.vaultCheck.licenceReadsOnly': 'The account’s licence is read-only. Give it one that allows changes.',
  'admin.vaultCheck.noClass':
    'There is no class in which a test object can be created. Check that the account may see the classes that forms use.',
  'admin.vaultCheck.propertyMissing': 'There is no property {id}, or the account may not see it.',
  'admin.vaultCheck.propertyUnfit':
    '“{name}” ({id}) is not a text property that the portal can fill. Choose a property of type Text without an automatic value.',
  'admin.vaultCheck.notFoundAgain':
    'The object was created but cannot be found again, so a submission could be delivered twice. Check that the account may read what it creates, and search by the property for submissions.',
  'admin.vaultCheck.notTried': 'Not tested, because an earlier step failed.',
};
