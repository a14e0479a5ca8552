import { defineTexts } from '../shared/define-texts.ts';

/** Texts of the text type; `cut` also serves long text: `n` is the number of characters dropped. */
export const textTexts = defineTexts({
  'fieldType.text.label': { gb: 'Text', fi: 'Teksti', se: 'Text' },
  'fieldType.text.cut': {
    gb: 'Characters that did not fit and were left out: {n}',
    fi: 'Merkkejä, jotka eivät mahtuneet mukaan: {n}',
    se: 'Tecken som inte fick plats och utelämnades: {n}',
  },
  'fieldType.text.didYouMean': {
    gb: 'Did you mean {address}?',
    fi: 'Tarkoititko {address}?',
    se: 'Menade du {address}?',
  },
  'fieldType.text.useAddress': {
    gb: 'Use this address',
    fi: 'Käytä tätä osoitetta',
    se: 'Använd den här adressen',
  },
  'fieldType.text.refused.email': {
    gb: 'Enter an e-mail address, for example {example}',
    fi: 'Kirjoita sähköpostiosoite, esimerkiksi {example}',
    se: 'Ange en e-postadress, till exempel {example}',
  },
  'fieldType.text.refused.phone': {
    gb: 'Enter a phone number, for example {example}; start a foreign number with +',
    fi: 'Kirjoita puhelinnumero, esimerkiksi {example}; ulkomainen numero alkaa plusmerkillä',
    se: 'Ange ett telefonnummer, till exempel {example}; ett utländskt nummer börjar med plustecken',
  },
  'fieldType.text.refused.iban': {
    gb: 'Check the account number: an IBAN looks like {example}',
    fi: 'Tarkista tilinumero: IBAN-numero on muotoa {example}',
    se: 'Kontrollera kontonumret: ett IBAN-nummer har formen {example}',
  },
  'fieldType.text.refused.hetu': {
    gb: 'Check the personal identity code: it looks like {example}',
    fi: 'Tarkista henkilötunnus: se on muotoa {example}',
    se: 'Kontrollera personbeteckningen: den har formen {example}',
  },
  'fieldType.text.refused.y-tunnus': {
    gb: 'Check the Business ID: it looks like {example}',
    fi: 'Tarkista Y-tunnus: se on muotoa {example}',
    se: 'Kontrollera FO-numret: det har formen {example}',
  },
  'fieldType.text.refused.postcode': {
    gb: 'Enter a postcode of five digits, for example {example}',
    fi: 'Kirjoita viisinumeroinen postinumero, esimerkiksi {example}',
    se: 'Ange ett femsiffrigt postnummer, till exempel {example}',
  },
  'fieldType.text.refused.url': {
    gb: 'Enter a web address, for example {example}',
    fi: 'Kirjoita verkko-osoite, esimerkiksi {example}',
    se: 'Ange en webbadress, till exempel {example}',
  },
  'fieldType.text.panel.format': { gb: 'Format', fi: 'Muoto', se: 'Format' },
  'fieldType.text.panel.format.none': { gb: 'Any text', fi: 'Mikä tahansa teksti', se: 'Valfri text' },
  'fieldType.text.panel.format.unknown': {
    gb: '{format} (unknown)',
    fi: '{format} (tuntematon)',
    se: '{format} (okänt)',
  },
  'fieldType.text.panel.format.email': { gb: 'E-mail address', fi: 'Sähköpostiosoite', se: 'E-postadress' },
  'fieldType.text.panel.format.phone': { gb: 'Phone number', fi: 'Puhelinnumero', se: 'Telefonnummer' },
  'fieldType.text.panel.format.iban': {
    gb: 'Bank account (IBAN)',
    fi: 'Tilinumero (IBAN)',
    se: 'Kontonummer (IBAN)',
  },
  'fieldType.text.panel.format.hetu': {
    gb: 'Personal identity code',
    fi: 'Henkilötunnus',
    se: 'Personbeteckning',
  },
  'fieldType.text.panel.format.y-tunnus': { gb: 'Business ID', fi: 'Y-tunnus', se: 'FO-nummer' },
  'fieldType.text.panel.format.postcode': { gb: 'Postcode', fi: 'Postinumero', se: 'Postnummer' },
  'fieldType.text.panel.format.url': { gb: 'Web address', fi: 'Verkko-osoite', se: 'Webbadress' },
  'fieldType.text.panel.formatUnknown': {
    gb: 'This portal does not know its format and takes any text',
    fi: 'Tämä portaali ei tunne vastauksen muotoa, joten mikä tahansa teksti kelpaa',
    se: 'Portalen känner inte till formatet, så vilken text som helst godtas',
  },
});
