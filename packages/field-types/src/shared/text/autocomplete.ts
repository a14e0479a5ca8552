import type { Field } from '@form-portal/domain';

// Labels of fields that ask for the visitor's own data; a longer label may ask for somebody else's (WCAG SC
// 1.3.5).
const labelsByToken: Readonly<Record<string, readonly string[]>> = {
  name: [
    'name',
    'full name',
    'your name',
    'nimi',
    'koko nimi',
    'nimesi',
    'namn',
    'ditt namn',
    'fullständigt namn',
  ],
  'given-name': ['first name', 'first names', 'given name', 'etunimi', 'etunimet', 'förnamn'],
  'family-name': ['last name', 'surname', 'family name', 'sukunimi', 'efternamn'],
  email: [
    'email',
    'e-mail',
    'email address',
    'e-mail address',
    'sähköposti',
    'sähköpostiosoite',
    'e-post',
    'e-postadress',
  ],
  tel: [
    'phone',
    'phone number',
    'telephone',
    'telephone number',
    'mobile',
    'puhelin',
    'puhelinnumero',
    'matkapuhelin',
    'telefon',
    'telefonnummer',
    'mobiltelefon',
  ],
  'street-address': [
    'address',
    'street address',
    'osoite',
    'katuosoite',
    'lähiosoite',
    'adress',
    'gatuadress',
    'näradress',
  ],
  'postal-code': ['postal code', 'postcode', 'zip code', 'postinumero', 'postnummer'],
  'address-level2': ['city', 'town', 'postitoimipaikka', 'kaupunki', 'paikkakunta', 'postort', 'stad', 'ort'],
  'country-name': ['country', 'maa', 'land'],
  bday: [
    'date of birth',
    'birth date',
    'birthday',
    'syntymäaika',
    'syntymäpäivä',
    'födelsedatum',
    'födelsedag',
  ],
};

const tokenByLabel = new Map(
  Object.entries(labelsByToken).flatMap(([token, tokenLabels]) => tokenLabels.map((label) => [label, token])),
);

/**
 * Returns the autocomplete token for a field by its label in any language; undefined when the label is
 * unknown.
 */
export function autocompleteToken(field: Field): string | undefined {
  for (const label of Object.values(field.label)) {
    const token = tokenByLabel.get(
      label
        .toLowerCase()
        .replace(/[\s:*]+$/, '')
        .trim(),
    );
    if (token !== undefined) return token;
  }
  return undefined;
}
