import type { vaultCheckTextKeys } from '../../vault-check-text-keys.ts';

/** Texts of the check of a vault in British English. */
export const vaultCheck: Readonly<Record<(typeof vaultCheckTextKeys)[number], string>> = {
  // Head
  'admin.vaultCheck.title': 'Vault',
  'admin.vaultCheck.hint':
    'Tries everything that deliveries need, and makes a test object in the vault and removes it again.',
  'admin.vaultCheck.start': 'Check the vault',
  'admin.vaultCheck.running': 'Checking the vault …',
  'admin.vaultCheck.allRight': 'Everything that deliveries need works.',
  'admin.vaultCheck.someWrong':
    'Submissions do not reach the vault like this. Each step that is wrong says what to do.',
  'admin.vaultCheck.wordsOfVault': 'The vault says: {reason}',

  // In the audit log
  'admin.audit.event.vaultChecked': 'Checked the vault',

  // States
  'admin.vaultCheck.state.right': 'OK',
  'admin.vaultCheck.state.doubtful': 'Please check',
  'admin.vaultCheck.state.wrong': 'Wrong',
  'admin.vaultCheck.state.skipped': 'Not tried',

  // What is tried
  'admin.vaultCheck.step.reach': 'The vault answers',
  'admin.vaultCheck.step.account': 'The portal signs in',
  'admin.vaultCheck.step.rights': 'Rights of the account',
  'admin.vaultCheck.step.licence': 'Licence of the account',
  'admin.vaultCheck.step.structure': 'Structure',
  'admin.vaultCheck.step.property': 'Property for submissions',
  'admin.vaultCheck.step.create': 'Making an object',
  'admin.vaultCheck.step.find': 'Finding it again',
  'admin.vaultCheck.step.remove': 'Removing it',

  // What it comes to, and what to do
  'admin.vaultCheck.reached': 'It answers.',
  'admin.vaultCheck.signedIn': 'Signed in as {name}.',
  'admin.vaultCheck.mayCreate': 'The account may make objects.',
  'admin.vaultCheck.licensed': 'The licence allows changes.',
  'admin.vaultCheck.structureRead': '{classes} classes and {properties} properties can be read.',
  'admin.vaultCheck.propertyFits': '“{name}” ({id}) keeps the GUID of each submission.',
  'admin.vaultCheck.created': 'A test object was made in the class “{name}”.',
  'admin.vaultCheck.found': 'It was found by its submission.',
  'admin.vaultCheck.removed': 'The test object is gone.',
  'admin.vaultCheck.removedToBin': 'The test object lies among the deleted objects of the vault.',
  'admin.vaultCheck.mayTooMuch':
    'The account has full control of the vault. The portal does not need that: take it away.',
  'admin.vaultCheck.licenceUntold':
    'The vault does not tell what the licence allows. Making an object, below, shows it.',
  'admin.vaultCheck.propertyNone':
    'No property keeps the GUID of submissions, so it ends each title. For real use, add a text property to the vault and name it in PORTAL_MFILES_SUBMISSION_PROPERTY.',
  'admin.vaultCheck.foundLate':
    'It was found only after {seconds} seconds: the vault’s search lags behind. Deliveries wait for it.',
  'admin.vaultCheck.notRemoved':
    'The account may not delete, which deliveries do not need. Remove the test object in the vault: “{title}”, object type {type}, number {id}.',
  'admin.vaultCheck.unreachable':
    'The vault cannot be reached. Check PORTAL_MFILES_URL, the network between the two servers, and the certificate.',
  'admin.vaultCheck.oddAnswer':
    'Something else answers in place of the vault’s web service. Check that PORTAL_MFILES_URL ends with /REST and that no sign-in page or proxy stands before it.',
  'admin.vaultCheck.busy': 'The vault is busy or down. Check that the vault’s server runs, and try again.',
  'admin.vaultCheck.accountRefused':
    'The vault refuses the account or its password. Check PORTAL_MFILES_USERNAME and PORTAL_MFILES_PASSWORD, and in M-Files Admin that the login account is enabled and has a licence.',
  'admin.vaultCheck.vaultClosed':
    'The account and its password are right, but the vault does not let the account in. Check PORTAL_MFILES_VAULT, and in M-Files Admin that the account is an enabled user of the vault and has a licence that is not used up.',
  'admin.vaultCheck.forbidden':
    'The account lacks a right. Give it the right to see classes, properties and value lists, and to make objects in the classes that forms use.',
  'admin.vaultCheck.classForbidden':
    'The account may not make objects in the class “{name}”. Give it that right for every class that forms use, and for this one, in which the check makes its test object.',
  'admin.vaultCheck.refused':
    'The vault refuses the object. Look at what its class “{name}” wants and at the account’s rights to the class.',
  'admin.vaultCheck.mayNotCreate': 'The account may not make objects. Give it that right in the vault.',
  'admin.vaultCheck.licenceReadsOnly':
    'The licence of the account is for reading only. Give it a named licence in M-Files Admin.',
  'admin.vaultCheck.noClass':
    'No class was found in which a test object can be made. Check that the account may see the classes that forms use.',
  'admin.vaultCheck.propertyMissing':
    'There is no property {id}, or the account may not see it. Check PORTAL_MFILES_SUBMISSION_PROPERTY.',
  'admin.vaultCheck.propertyUnfit':
    '“{name}” ({id}) is not a text property that the portal can fill. Choose a property of type Text without an automatic value.',
  'admin.vaultCheck.notFoundAgain':
    'The object was made but is not found again, so a submission could be delivered twice. Check that the account may read what it makes and search by the property for submissions.',
  'admin.vaultCheck.notTried': 'Not tried, because something before it is wrong.',
};
