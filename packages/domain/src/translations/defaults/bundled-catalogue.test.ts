import { describe, expect, it } from 'vitest';
import { identityAttributeNames, identityAttributes } from '../../identity/identity-attributes.ts';
import { problemCodes } from '../../problems/problem.ts';
import { fileTypes } from '../../submission/files/file-types.ts';
import { checkCatalogue, maxTranslationLength } from '../check-catalogue.ts';
import { textKeys } from '../text-parts.ts';
import { bundledCatalogue } from './index.ts';

const languages = Object.entries(bundledCatalogue);
const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([place]) => place).sort();

describe('the bundled languages', () => {
  it('include English, Finnish and Swedish, and may be saved as they are', () => {
    expect(Object.keys(bundledCatalogue)).toEqual(expect.arrayContaining(['gb', 'fi', 'se']));
    expect(checkCatalogue(bundledCatalogue)).toEqual([]);
  });

  it.each(languages)(
    '%s: has every key written, within 500 characters and without stray blanks',
    (_, { texts }) => {
      const ofPortal = Object.keys(texts).filter((key) => !key.startsWith('fieldType.'));
      expect(ofPortal.sort()).toEqual([...textKeys].sort());
      for (const [key, text] of Object.entries(texts)) {
        expect(text, key).not.toBe('');
        expect(text, key).toBe(text.trim());
        expect(text.length, key).toBeLessThanOrEqual(maxTranslationLength);
        expect(text, key).toBe(text.normalize('NFC'));
        expect(text, key).not.toMatch(/ {2}|[<>]/);
      }
    },
  );

  it.each(languages)('%s: has the same places to fill as English in every text', (_, { texts }) => {
    for (const key of textKeys)
      expect(placeholdersOf(texts[key]), key).toEqual(placeholdersOf(bundledCatalogue.gb.texts[key]));
  });

  it('have no key that the wire needs for something else', () => {
    for (const member of ['name', 'translationID', 'languageTag']) expect(textKeys).not.toContain(member);
  });

  it('have both plural forms of a key', () => {
    const ends = (end: string): readonly string[] =>
      textKeys.filter((key) => key.endsWith(end)).map((key) => key.slice(0, -end.length));

    expect(ends('.one')).toEqual(ends('.other'));
    expect(ends('.one').length).toBeGreaterThan(3);
  });

  it('have a text for every problem, identity attribute and file category', () => {
    const used = [
      ...Object.values(problemCodes).map(({ textKey }) => textKey),
      ...identityAttributeNames.map((name) => identityAttributes[name].labelKey),
      ...fileTypes.map(({ labelKey }) => labelKey),
    ];

    for (const key of used) expect(textKeys).toContain(key);
  });

  it.each([
    ['problem.formNoFields', 'Please add at least one field to the form'],
    ['problem.formClassMissing', 'Please select a class for the form'],
    ['problem.privacyUrlInvalid', 'Invalid URL'],
    ['problem.codeInUse', 'Country code is already in use'],
    ['problem.draftNotInitialised', 'Submission is not initialized'],
    ['wrongCredentials', 'Invalid username or password'],
    ['loginFailed', 'Error logging in'],
    ['authenticating', 'Authenticating...'],
    ['notFoundCode', '404 Not Found'],
    ['renderError', 'Something went wrong. Check the console for more information.'],
    ['errorMessage', 'Error message:'],
    ['requestFailed', 'Error making API request'],
  ] as const)('%s is in English exactly %j', (key, text) => {
    expect(bundledCatalogue.gb.texts[key]).toBe(text);
  });

  it.each([
    ['portalTitle', 'Electronic forms', 'Sähköiset lomakkeet'],
    [
      'suomifiTooltip',
      'This form asks you to identify yourself with Suomi.fi',
      'Tämä lomake vaatii Suomi.fi-tunnistuksen',
    ],
    [
      'confirmNavigation',
      'You have changes that are not saved. Leave this page?',
      'Sinulla on tallentamattomia muutoksia. Poistutaanko sivulta?',
    ],
    [
      'unsavedChanges',
      'Your form has not been sent yet. Your answers stay in this tab until you close it, so you can come back and continue. Attachments must be chosen again.',
      'Lomaketta ei ole vielä lähetetty. Vastauksesi säilyvät tässä välilehdessä, kunnes suljet sen, joten voit palata ja jatkaa. Liitteet on valittava uudelleen.',
    ],
    ['missingMandatory', 'Some answers are missing', 'Lomakkeesta puuttuu tietoja'],
    [
      'fillAllMandatory',
      'Answer every question marked with *.',
      'Vastaa kaikkiin tähdellä * merkittyihin kohtiin.',
    ],
    [
      'errorSendingForm',
      'The form could not be sent. Your answers are still on this page.',
      'Lomaketta ei voitu lähettää. Vastauksesi ovat tallella tällä sivulla.',
    ],
    [
      'errorFileSize',
      'The file is too large. The largest allowed size is',
      'Tiedosto on liian suuri. Enimmäiskoko on',
    ],
    [
      'attachmentRules',
      'Allowed files: {types}. Largest size of one file: {n} MB.',
      'Sallitut tiedostot: {types}. Yhden tiedoston enimmäiskoko on {n} Mt.',
    ],
    [
      'vaultUserMustLogout',
      'You are signed in as a vault user. Sign out before you identify yourself with Suomi.fi.',
      'Olet kirjautunut varaston käyttäjänä. Kirjaudu ulos, ennen kuin tunnistaudut Suomi.fi-palvelussa.',
    ],
    [
      'sessionEnded',
      'Your identification has ended. Your answers are kept.',
      'Tunnistautumisesi on päättynyt. Vastauksesi säilyvät.',
    ],
    ['charactersUsed', '{n} of {max} characters', '{n} / {max} merkkiä'],
  ] as const)('%s says what the design says', (key, english, finnish) => {
    expect(bundledCatalogue.gb.texts[key]).toBe(english);
    expect(bundledCatalogue.fi.texts[key]).toBe(finnish);
  });
});
