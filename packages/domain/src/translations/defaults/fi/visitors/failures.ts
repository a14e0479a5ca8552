import type { FailureTextKey } from '../../../keys/visitors/failure-text-keys.ts';

/** Texts of error pages and refused requests in Finnish. */
export const failures: Readonly<Record<FailureTextKey, string>> = {
  // Error pages
  notFoundCode: '404 Not Found',
  notFound: 'Sivua ei löytynyt.',
  notFoundHelp: 'Osoite voi olla väärin, tai lomake on poistettu käytöstä.',
  failureHelp: 'Vika on palvelussa, ei siinä, mitä teit. Yritä hetken kuluttua uudelleen.',
  failureReference: 'Kerro tämä tunniste, jos otat meihin yhteyttä: {id}',

  // Problems of requests
  'problem.requestMalformed': 'Pyyntöä ei voitu lukea.',
  'problem.requestTooLarge': 'Pyyntö on liian suuri.',
  'problem.requestCrossSite': 'Pyyntö tuli toiselta sivustolta. Avaa sivu uudelleen tällä sivustolla.',
  'problem.requestInterrupted': 'Yhteys katkesi ennen kuin kaikki oli perillä. Yritä uudelleen.',
  'problem.tooMany': 'Liian monta yritystä. Odota hetki ja yritä uudelleen.',
  'problem.robot':
    'Lomake näytti ohjelman täyttämältä. Tarkista, että piilotettu kenttä on tyhjä, odota hetki ja lähetä uudelleen.',
  'problem.unexpected': 'Palvelu ei voinut tehdä tätä nyt. Yritä hetken kuluttua uudelleen.',
  'problem.storageFull':
    'Palvelun tallennustila on lopussa, eikä mitään voida ottaa vastaan juuri nyt. Mitään ei lähetetty. Yritä myöhemmin uudelleen.',
  'problem.storageUnavailable': 'Palvelu ei pysty tallentamaan mitään juuri nyt. Yritä myöhemmin uudelleen.',
  'problem.vaultUnavailable': 'Asiakirjavarasto ei vastaa juuri nyt. Yritä hetken kuluttua uudelleen.',
  'problem.singleSignOnOff': 'Virhe: OAuth-asetuksia ei löydy',
  'problem.singleSignOnUnavailable':
    'Kertakirjautuminen ei toimi juuri nyt. Yritä hetken kuluttua uudelleen.',
  'problem.identityUnavailable': 'Tunnistautuminen ei toimi juuri nyt. Yritä hetken kuluttua uudelleen.',
  'problem.identitySessionUnknown': 'Tunnistautumisen tarkistaminen ei onnistunut',

  // Problems of submissions and answers
  'problem.otherPerson': 'Nämä vastaukset on täytetty toisella tunnistautumisella. Niitä ei lähetetty.',
  'problem.testRefused':
    'Vain ylläpitäjät lähettävät testilähetyksiä, lomakkeen esikatselusta, ja portaaliin jääviä ei toimiteta.',
  'problem.tooManyColumns':
    'Lähetyksissä on enemmän kysymyksiä kuin Excelissä sarakkeita. Valitse yksi lomake tai vie CSV-tiedostoon.',
  'problem.submissionChanged':
    'Samalla tunnisteella on jo vastaanotettu toisenlainen versio, jonka viitetunnus on {reference}. Tätä versiota ei tallennettu.',
  'problem.checkFailed': 'Osa vastauksista ei sovi yhteen.',
  'problem.unknownField': 'Lomake on muuttunut: yhtä kysymyksistä ei enää ole. Lataa sivu uudelleen.',
  'problem.tooManyRows': 'Rivejä saa olla enintään {max}.',
  'problem.formUnknown': 'Lähetyksestä ei selviä, mistä lomakkeesta on kyse.',
  'problem.formClosed': 'Lomakkeella ei voi enää vastata.',
  'problem.formNotOpenYet': 'Lomake ei ole vielä avautunut.',
  'problem.formClosedNow': 'Lomake on sulkeutunut, eikä sillä voi enää vastata.',
  'problem.formFull': 'Lomakkeen paikat ovat täynnä.',
  'problem.maintenance':
    'Palvelussa on huoltokatko {at} asti. Lomaketta ei lähetetty. Lähetä se sen jälkeen uudelleen.',
  'problem.addressBusy':
    'Verkostasi on juuri nyt liian monta yhteyttä palveluun. Odota muutama sekunti ja yritä uudelleen.',
  'problem.addressUploads':
    'Verkostasi lähetetään juuri nyt paljon tietoa. Odota minuutti ja lähetä uudelleen.',
  'problem.textTooLong': 'Lyhennä teksti {max} merkkiin.',
  'problem.textInvalid': 'Tekstissä on merkkejä, joita ei voi tallentaa. Kirjoita teksti uudelleen.',
  'problem.numberInvalid': 'Kirjoita luku numeroilla',
  'problem.numberNotWhole': 'Kirjoita kokonaisluku',
  'problem.outOfRange': 'Anna luku väliltä {min}–{max}',
  'problem.numberTooSmall': 'Anna luku, joka on vähintään {min}',
  'problem.numberTooLarge': 'Anna luku, joka on enintään {max}',
  'problem.timeInvalid': 'Anna kellonaika muodossa 14.30',
  'problem.optionUnknown': 'Valitse jokin näytetyistä vaihtoehdoista',
  'problem.oneOptionOnly': 'Valitse vain yksi vaihtoehto',
  'problem.booleanInvalid': 'Rastita ruutu tai jätä se tyhjäksi',
  'problem.answerRefused': 'Tarkista vastauksesi',
};
