import type { IdentificationTextKey } from '../../../keys/visitors/identification-text-keys.ts';

/** Texts of identification, signing in and signing out in British English. */
export const identification: Readonly<Record<IdentificationTextKey, string>> = {
  // Identification
  authNeeded: 'This form asks you to identify yourself with Suomi.fi.',
  authenticate: 'Identify yourself',
  authLeaving: 'You are leaving for suomi.fi',
  authAttributes: 'These details are stored with the form:',
  attributeStored: 'Stored with this form',
  vaultUserMustLogout:
    'You are signed in as a vault user. Sign out before you identify yourself with Suomi.fi.',
  samlNoAdmin:
    "Suomi.fi identification gives no administrator rights. Sign in with an administrator's account.",
  noAdminRight:
    'You are signed in as {name}, without the right to administer this site. Ask an administrator for the right, or sign in with another account.',
  sessionEnded: 'Your identification has ended. Your answers are kept.',
  'sessionEndsSoon.one': 'Your identification ends in {n} minute. Your answers are kept.',
  'sessionEndsSoon.other': 'Your identification ends in {n} minutes. Your answers are kept.',
  verifiedField: 'Verified with Suomi.fi',
  stayIdentified: 'Continue',
  identificationEnds: 'Your identification ends soon',
  identificationEnded: 'Your identification has ended',
  signInEnds: 'Your sign-in ends soon',
  'signInEndsSoon.one': 'You will be signed out in {n} minute.',
  'signInEndsSoon.other': 'You will be signed out in {n} minutes.',
  signInEnded: 'You have been signed out',
  sessionEndedHelp: 'What you have filled in is still on this page.',
  loginAgain: 'Sign in again',
  loginAfterEnd: 'You have been signed out. Sign in again to continue where you left off.',
  identifyAgain: 'Identify yourself again',
  openFormPage: 'Open the page of the form',
  endedNotSent:
    'Your answers were not sent, but they are all still here. Identify yourself again in a new tab, then come back to this page and choose {send}.',
  otherPerson: 'Somebody else has identified themselves',
  otherPersonHelp: 'What was filled in here before that is not shown to them and is not sent in their name.',
  otherPersonWays:
    'If you filled it in, identify yourself again: everything is still here. Otherwise start again: what was filled in is then removed.',
  openedBefore:
    'This form was opened before you identified yourself. Open it again, check your answers and send them: they are kept.',
  openAgain: 'Open the form again',
  identificationRefused: 'You could not be identified.',
  identificationRefusedHelp:
    'The response of the identification service was not accepted, and none of it was kept. Try again.',
  identificationCancelled: 'Identification was cancelled.',
  identificationCancelledHelp: 'Return to the form and identify yourself again when you want to continue.',
  suomifiPopupTitle: 'Details received from Suomi.fi',
  'identity.personalIdentityCode': 'Personal identity code',
  'identity.firstNames': 'First names',
  'identity.lastName': 'Last name',
  'identity.birthDate': 'Date of birth',
  'identity.homeMunicipality': 'Home municipality',
  'identity.email': 'E-mail',
  'identity.finnishCitizenship': 'Finnish citizenship',
  'identity.domesticStreetAddress': 'Street address in Finland',
  'identity.domesticPostalCode': 'Postal code in Finland',
  'identity.domesticTown': 'Town in Finland',
  'identity.foreignStreetAddress': 'Street address abroad',
  'identity.foreignTownAndCountry': 'Town and country abroad',

  // Signing in and out
  loginHelp: 'For staff who build and manage forms.',
  username: 'Username',
  password: 'Password',
  wrongCredentials: 'Invalid username or password',
  loginFailed: 'Error logging in',
  or: 'or',
  sso: 'Single sign-on',
  ssoNeedsHttps: 'Single sign-on needs a secure connection. Open this page over https.',
  authenticating: 'Authenticating...',
  backToLogin: 'Back to sign-in',
  notStaff: 'Filling in a form? You do not need to sign in here.',
  loggedOutTitle: 'You have signed out',
  loggedOutHelp: 'On a shared computer, close the browser as well.',
  returnHome: 'Go to the form list',
};
