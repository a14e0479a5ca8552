import type { VaultCheckTextKey } from '../../../keys/administration/vault-check-text-keys.ts';

/** Texts of the check of a vault in Finnish. */
export const vaultCheck: Readonly<Record<VaultCheckTextKey, string>> = {
  // Heading
  'admin.vaultCheck.title': 'Varasto',
  'admin.vaultCheck.hint':
    'Kokeilee kaikkea, mitä toimittaminen vaatii: tekee varastoon koeobjektin ja poistaa sen.',
  'admin.vaultCheck.start': 'Tarkista varasto',
  'admin.vaultCheck.running': 'Tarkistetaan varastoa …',
  'admin.vaultCheck.allRight': 'Kaikki, mitä toimittaminen vaatii, toimii.',
  'admin.vaultCheck.someWrong':
    'Lähetykset eivät näin päädy varastoon. Jokainen viallinen kohta kertoo, mitä tehdä.',
  'admin.vaultCheck.wordsOfVault': 'Varasto ilmoittaa: {reason}',
  'admin.vaultCheck.setBy': 'Asetetaan muuttujilla: {variables}',

  // Audit log
  'admin.audit.event.vaultChecked': 'Tarkisti varaston',

  // States
  'admin.vaultCheck.state.right': 'Kunnossa',
  'admin.vaultCheck.state.doubtful': 'Tarkista',
  'admin.vaultCheck.state.wrong': 'Vika',
  'admin.vaultCheck.state.skipped': 'Ei kokeiltu',

  // Steps
  'admin.vaultCheck.step.reach': 'Varasto vastaa',
  'admin.vaultCheck.step.account': 'Portaali kirjautuu',
  'admin.vaultCheck.step.rights': 'Tilin oikeudet',
  'admin.vaultCheck.step.licence': 'Tilin lisenssi',
  'admin.vaultCheck.step.structure': 'Rakenne',
  'admin.vaultCheck.step.property': 'Lähetysten ominaisuus',
  'admin.vaultCheck.step.create': 'Objektin luonti',
  'admin.vaultCheck.step.find': 'Löytäminen uudelleen',
  'admin.vaultCheck.step.remove': 'Poistaminen',

  // Findings and remedies
  'admin.vaultCheck.reached': 'Se vastaa.',
  'admin.vaultCheck.signedIn': 'Kirjauduttu tilillä {name}.',
  'admin.vaultCheck.mayCreate': 'Tili saa luoda objekteja.',
  'admin.vaultCheck.licensed': 'Lisenssi sallii muutokset.',
  'admin.vaultCheck.structureRead': '{classes} luokkaa ja {properties} ominaisuutta voidaan lukea.',
  'admin.vaultCheck.propertyFits': '”{name}” ({id}) säilyttää kunkin lähetyksen tunnisteen.',
  'admin.vaultCheck.created': 'Koeobjekti luotiin luokkaan ”{name}”.',
  'admin.vaultCheck.found': 'Se löytyi lähetyksensä tunnisteella.',
  'admin.vaultCheck.removed': 'Koeobjekti on poistettu.',
  'admin.vaultCheck.removedToBin': 'Koeobjekti on varaston poistettujen objektien joukossa.',
  'admin.vaultCheck.mayTooMuch':
    'Tilillä on täydet oikeudet varastoon. Portaali ei tarvitse niitä: poista ne.',
  'admin.vaultCheck.licenceUntold':
    'Varasto ei kerro, mitä lisenssi sallii. Objektin luonti jäljempänä näyttää sen.',
  'admin.vaultCheck.propertyNone':
    'Mikään ominaisuus ei säilytä lähetysten tunnistetta, joten se on otsikon lopussa. Lisää tuotantokäyttöä varten varastoon tekstiominaisuus sitä varten.',
  'admin.vaultCheck.foundLate':
    'Se löytyi vasta {seconds} sekunnin kuluttua: varaston haku on jäljessä. Toimittaminen odottaa sitä.',
  'admin.vaultCheck.notRemoved':
    'Tili ei saa poistaa, eikä toimittaminen sitä vaadi. Poista koeobjekti varastosta: ”{title}”, objektityyppi {type}, numero {id}.',
  'admin.vaultCheck.unreachable':
    'Varastoon ei saada yhteyttä. Tarkista, että portaali etsii sitä oikeasta paikasta ja että tie sinne on auki.',
  'admin.vaultCheck.unexpectedResponse':
    'Portaali löysi jotain muuta kuin varaston, tai jokin varastossa on toisin kuin pitäisi. Tarkista, että portaali etsii oikeasta paikasta, ja mitä siellä on muutettu.',
  'admin.vaultCheck.serviceUnreachable':
    'Varastoon ei saada yhteyttä. Tarkista varaston osoite, palvelimien välinen verkko ja varmenne.',
  'admin.vaultCheck.otherService':
    'Varaston verkkopalvelun sijasta vastaa jokin muu. Tarkista osoite ja se, ettei edessä ole kirjautumissivua tai välityspalvelinta.',
  'admin.vaultCheck.busy':
    'Varasto on kuormittunut tai poissa käytöstä. Tarkista, että se on käynnissä ja että siinä on tilaa, ja yritä uudelleen.',
  'admin.vaultCheck.accountRefused':
    'Varasto ei hyväksy tiliä tai sen salasanaa. Tarkista ne sekä se, että tili on käytössä ja, jos varastossa on lisenssejä, että tilillä on sellainen.',
  'admin.vaultCheck.vaultClosed':
    'Portaalin tilillä ei ole pääsyä varastoon. Tarkista, että varasto on oikea, että tili päästetään siihen ja, jos varastossa on lisenssejä, että sellainen riittää tilille.',
  'admin.vaultCheck.forbidden':
    'Tililtä puuttuu oikeus. Anna sille oikeus nähdä luokat, ominaisuudet ja arvoluettelot sekä luoda objekteja niihin luokkiin, joita lomakkeet käyttävät.',
  'admin.vaultCheck.classForbidden':
    'Tili ei saa luoda objekteja luokkaan ”{name}”. Anna sille se oikeus jokaiseen luokkaan, jota lomakkeet käyttävät, ja tähän, johon tarkistus luo koeobjektinsa.',
  'admin.vaultCheck.refused':
    'Varasto ei hyväksy objektia. Katso, mitä luokka ”{name}” vaatii ja mitkä oikeudet tilillä on luokkaan.',
  'admin.vaultCheck.mayNotCreate': 'Tili ei saa luoda objekteja. Anna sille se oikeus varastossa.',
  'admin.vaultCheck.licenceReadsOnly':
    'Tilin lisenssi on vain lukemista varten. Anna tilille lisenssi, joka sallii muutokset.',
  'admin.vaultCheck.noClass':
    'Luokkaa, johon koeobjekti voidaan luoda, ei löytynyt. Tarkista, että tili näkee luokat, joita lomakkeet käyttävät.',
  'admin.vaultCheck.propertyMissing': 'Ominaisuutta {id} ei ole, tai tili ei näe sitä.',
  'admin.vaultCheck.propertyUnfit':
    '”{name}” ({id}) ei ole tekstiominaisuus, jonka portaali voi täyttää. Valitse ominaisuus, jonka tietotyyppi on teksti ja jolla ei ole automaattista arvoa.',
  'admin.vaultCheck.notFoundAgain':
    'Objekti luotiin mutta sitä ei löydy uudelleen, joten lähetys voitaisiin toimittaa kahdesti. Tarkista, että tili saa lukea luomansa objektit ja hakea lähetysten ominaisuudella.',
  'admin.vaultCheck.notTried': 'Ei kokeiltu, koska jokin aiempi on vialla.',
};
