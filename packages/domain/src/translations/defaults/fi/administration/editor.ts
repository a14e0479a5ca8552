import type { EditorTextKey } from '../../../keys/administration/editor-text-keys.ts';

/** The form builder's texts in Finnish. */
export const editor: Readonly<Record<EditorTextKey, string>> = {
  // Terms of the specification and design
  'admin.newField': 'uusi kenttä',
  'admin.newGroup': 'uusi ryhmä',
  'admin.copyName': '{name} (kopio)',
  'admin.unnamedField': 'kenttä ilman otsikkoa',
  'admin.unnamedGroup': 'nimetön ryhmä',
  // They follow “field” and “group” in a finding, in place of the name
  'admin.withoutLabel': 'ilman otsikkoa',
  'admin.withoutName': 'ilman nimeä',
  'admin.theForm': 'lomake',
  'admin.addFieldsToGroup': 'Lisää kenttiä ryhmään',
  'admin.deleteGroup': 'Poista ryhmä',
  'admin.keepGroup': 'Säilytä',
  'admin.deleteGroupQuestion': 'Poistetaanko ryhmä {name}? Samalla poistuvat kaikki ryhmän kentät.',
  'admin.deleteFormQuestion': 'Poistetaanko tämä lomake?',
  'admin.formDeleted': 'Lomake on poistettu',
  'admin.formSaved': 'Lomake on julkaistu',
  'admin.structureNotLoaded': 'Varaston rakennetta ei ole ladattu',
  'admin.addPredefinedProperty': 'Lisää vakioarvo',
  'admin.return': 'Palaa',

  // Save state
  'admin.save.nothing': 'Ei tallennettavaa',
  'admin.save.unsaved': 'Tallentamattomia muutoksia',
  'admin.save.saving': 'Tallennetaan…',
  'admin.save.failed': 'Lomaketta ei voitu tallentaa. Muutoksesi ovat tallella tässä.',
  'admin.save.offline': 'Ei verkkoyhteyttä. Muutoksesi ovat tallella tässä.',
  'admin.save.signedOut': 'Kirjaudu uudelleen, niin voit tallentaa. Muutoksesi säilyvät.',
  'admin.save.conflict': 'Joku muu on tallentanut tämän lomakkeen',
  'admin.save.keepMine': 'Pidä omani',
  'admin.save.loadTheirs': 'Käytä toisen versiota',
  'admin.save.downloadMine': 'Lataa omani tiedostona',
  'admin.save.gone': 'Joku muu on poistanut tämän lomakkeen',
  'admin.save.storeAgain': 'Tallenna uudelleen',

  // Actions
  'admin.command.save': 'Tallenna',
  'admin.command.undo': 'Kumoa',
  'admin.command.redo': 'Tee uudelleen',
  'admin.command.moveUp': 'Siirrä ylös',
  'admin.command.moveDown': 'Siirrä alas',
  'admin.command.moveTo': 'Siirrä paikkaan…',
  'admin.command.makeShort': 'Muuta lyhyeksi',
  'admin.command.makeLong': 'Muuta pitkäksi',
  'admin.command.duplicate': 'Monista',
  'admin.command.delete': 'Poista',
  'admin.command.select': 'Valitse',
  'admin.command.stepOut': 'Poistu valinnasta',
  'admin.command.rename': 'Nimeä uudelleen',
  'admin.command.addBelow': 'Lisää alle',
  'admin.command.nextMissing': 'Seuraava puuttuva teksti',
  'admin.command.nextRegion': 'Seuraava ikkunan osa',
  'admin.command.help': 'Pikanäppäimet',
  'admin.undoStep': 'Kumoa: {step}',
  'admin.redoStep': 'Tee uudelleen: {step}',
  'admin.nothingToUndo': 'Ei kumottavaa',
  'admin.nothingToRedo': 'Ei uudelleen tehtävää',

  // Steps of the history, after “Undo:”
  'admin.step.addField': 'kentän lisäys ({type})',
  'admin.step.addGroup': 'ryhmän lisäys',
  'admin.step.deleteField': 'kentän {name} poisto',
  'admin.step.deleteGroup': 'ryhmän {name} poisto',
  'admin.step.move': 'siirto: {name}',
  'admin.step.duplicate': 'monistus: {name}',
  'admin.step.formName': 'lomakkeen otsikon muutos',
  'admin.step.formDescription': 'lomakkeen kuvauksen muutos',
  'admin.step.listDescription': 'lomakelistan kuvauksen muutos',
  'admin.step.groupName': 'ryhmän nimen muutos: {name}',
  'admin.step.label': 'kentän otsikon muutos: {name}',
  'admin.step.description': 'kentän kuvauksen muutos: {name}',
  'admin.step.groupDescription': 'ryhmän kuvauksen muutos: {name}',
  'admin.step.checkMessage': 'tarkistuksen viestin muutos',
  'admin.step.short': 'lyhyeksi muuttaminen: {name}',
  'admin.step.long': 'pitkäksi muuttaminen: {name}',
  'admin.step.required': 'pakolliseksi muuttaminen: {name}',
  'admin.step.optional': 'vapaaehtoiseksi muuttaminen: {name}',
  'admin.step.settings': 'rajojen muutos: {name}',
  'admin.step.property': 'varaston ominaisuuden vaihto: {name}',
  'admin.step.publishing': 'julkaisun muutos',
  'admin.step.checkAnswers': 'vastausten tarkistuksen muutos',
  'admin.step.objectType': 'objektityypin vaihto',
  'admin.step.class': 'luokan vaihto',
  'admin.step.attachments': 'liitteiden sääntöjen muutos',
  'admin.step.addPredefined': 'vakioarvon lisäys',
  'admin.step.removePredefined': 'vakioarvon poisto',
  'admin.step.predefined': 'vakioarvon muutos',
  'admin.step.identity': 'tunnistautumisen muutos',
  'admin.step.summary': 'yhteenvedon muutos (PDF)',
  'admin.step.title': 'objektin otsikon muutos',
  'admin.step.import': 'varmuuskopion tuonti',
  'admin.step.importTexts': 'käännösten tuonti',
  'admin.step.theirs': 'toisen version käyttöönotto',
  'admin.step.restore': 'aiemman version palautus',
  'admin.step.dropKept': 'palautettujen muutosten hylkäys',

  // Announcements
  'admin.placeInForm': 'paikka {n} / {all} lomakkeella',
  'admin.placeInGroup': 'paikka {n} / {all} ryhmässä {group}',
  'admin.said.addedField': 'Lisätty kenttä {type}, {place}.',
  'admin.said.addedGroup': 'Lisätty ryhmä, {place}.',
  'admin.said.deleted': 'Poistettu {name}. Kumoa painamalla Ctrl Z.',
  'admin.said.duplicated': 'Monistettu {name}, {place}.',
  'admin.said.moved': 'Siirretty {name}, {place}.',
  'admin.said.movedUp': 'Siirretty {name} ylös, nyt {n} / {all}, {where}.',
  'admin.said.movedDown': 'Siirretty {name} alas, nyt {n} / {all}, {where}.',
  'admin.said.movedOut': 'Siirretty {name} pois ryhmästä {group}, {place}.',
  'admin.said.pickedUp': 'Poimittu {name}. Siirrä nuolinäppäimillä, välilyönti pudottaa, Esc peruu.',
  'admin.said.dragCancelled': 'Siirto peruttiin: {name}.',
  'admin.said.short': '{name} on nyt lyhyt.',
  'admin.said.long': '{name} on nyt pitkä.',
  'admin.said.required': '{name} on nyt pakollinen.',
  'admin.said.optional': '{name} on nyt vapaaehtoinen.',
  'admin.said.optionsEmptied':
    'Kentän {name} vaihtoehdot tulivat toisesta ominaisuudesta, joten ne poistettiin.',
  'admin.said.optionsLoaded.one': '{n} vaihtoehto ladattu kenttään {name}.',
  'admin.said.optionsLoaded.other': '{n} vaihtoehtoa ladattu kenttään {name}.',
  'admin.said.classFollowed': 'Luokka on nyt {name}.',
  'admin.said.noClass': 'Tällä objektityypillä ei ole luokkaa.',
  'admin.said.valueEmptied': 'Arvo tyhjennettiin, koska se kuului toiseen ominaisuuteen.',
  'admin.said.identityWithdrawn': 'Tunnistautuminen on pois käytöstä, eikä siitä oteta tietoja.',
  'admin.said.language.one': 'Muokkauskieli: {name}. {n} teksti puuttuu.',
  'admin.said.language.other': 'Muokkauskieli: {name}. {n} tekstiä puuttuu.',
  'admin.said.languageWhole': 'Muokkauskieli: {name}. Tekstejä ei puutu.',
  'admin.said.undone': 'Kumottu: {step}.',
  'admin.said.redone': 'Tehty uudelleen: {step}.',
  'admin.said.saved': 'Tallennettu.',
  'admin.said.imported': 'Varmuuskopio on tuotu. Kumoa painamalla Ctrl Z.',
  'admin.said.theirsLoaded': 'Käytössä on nyt toisen versio. Saat omasi takaisin painamalla Ctrl Z.',
  'admin.said.restored': 'Aiempi versio on palautettu.',
  'admin.said.keptDropped': 'Palautetut muutokset on hylätty. Saat ne takaisin painamalla Ctrl Z.',

  // Why a backup is not imported
  'admin.import.tooLarge':
    'Tiedosto on liian suuri varmuuskopioksi. Enimmäiskoko on {max} Mt. Mitään ei muutettu.',
  'admin.import.notJson': 'Tiedosto ei ole varmuuskopio: se ei ole JSON-muodossa. Mitään ei muutettu.',
  'admin.import.notForm': 'Tiedosto ei ole lomakkeen varmuuskopio. Mitään ei muutettu.',
  'admin.import.same': 'Varmuuskopio on samanlainen kuin lomake. Mitään ei muutettu.',
  'admin.import.newer': 'Varmuuskopio on tehty portaalin uudemmalla versiolla. Mitään ei muutettu.',
  'admin.import.conditionTooLarge':
    'Ehdossa {path} on enemmän kuin 50 kohtaa tai 6 tasoa. Mitään ei muutettu.',
  'admin.import.tooDeep': 'Tiedostossa on liian monta tasoa sisäkkäin. Mitään ei muutettu.',
  'admin.import.wrongPart': 'Varmuuskopiossa on virhe kohdassa {path}. Mitään ei muutettu.',
  'admin.import.repeated': 'Varmuuskopiossa on sama tunnus kahdesti: {id}. Mitään ei muutettu.',
  'admin.import.dangling':
    'Varmuuskopio viittaa kenttään tai ryhmään, jota siinä ei ole: {id}. Mitään ei muutettu.',
  'admin.import.misplaced':
    'Varmuuskopiossa kenttä tai ryhmä ei ole missään tai on kahdessa paikassa: {id}. Mitään ei muutettu.',
  'admin.import.unknownType':
    'Varmuuskopiossa on kenttätyyppejä, joita tämä portaali ei tunne: {types}. Mitään ei muutettu.',

  // Findings of the mapping check
  'admin.finding.form-name-missing': 'Lomakkeella ei ole otsikkoa.',
  'admin.finding.no-fields': 'Lomakkeella ei ole kenttiä.',
  'admin.finding.type-unknown': 'Kentällä {name} on tuntematon tyyppi: {type}. Kenttään ei voi vastata.',
  'admin.finding.label-missing': 'Kentällä ei ole otsikkoa ({fieldType}).',
  'admin.finding.label-duplicate': 'Kahdella kentällä on sama otsikko {name}. Niitä ei erota toisistaan.',
  'admin.finding.group-name-missing': 'Ryhmällä ei ole nimeä.',
  'admin.finding.group-empty': 'Ryhmässä {name} ei ole kenttiä.',
  'admin.finding.texts-missing.one': '{n} teksti puuttuu kieleltä {language}.',
  'admin.finding.texts-missing.other': '{n} tekstiä puuttuu kieleltä {language}.',
  'admin.finding.own-setting': 'Korjaa kentän {name} asetukset: {reason}.',
  'admin.finding.link-vague': 'Linkki ”{link}” ei kerro, minne se vie. Kirjoita sen tilalle sivun nimi.',
  'admin.finding.property-gone': 'Varastossa ei ole enää ominaisuutta {id}, joka on valittu kentälle {name}.',
  'admin.finding.property-not-offered': 'Ominaisuus {property} ei enää sovi kenttään {name}. Valitse toinen.',
  'admin.finding.property-type-changed':
    'Ominaisuudella {property}, joka on valittu kentälle {name}, on nyt varastossa toinen tietotyyppi. Tallennus ottaa sen käyttöön.',
  'admin.finding.property-shared':
    'Kenttä {name} ja kenttä {other} täyttävät saman ominaisuuden. Siihen tallentuu vain ensimmäinen vastattu.',
  'admin.finding.property-overridden':
    'Vastaus kenttään {name} ei päädy ominaisuuteensa, koska siinä on vakioarvo.',
  'admin.finding.answer-not-kept':
    'Vastaus kenttään {name} katoaisi: kentällä ei ole ominaisuutta, ja yhteenveto (PDF) on pois käytöstä.',
  'admin.finding.options-missing':
    'Kentällä {name} ei ole vaihtoehtoja. Valitse varaston ominaisuus ja lataa ne.',
  'admin.finding.options-drift':
    'Arvoluettelo, josta kenttä {name} saa vaihtoehtonsa, on muuttunut: {added} uutta, {removed} poistunut. Lataa vaihtoehdot uudelleen.',
  'admin.finding.object-type-gone': 'Varastossa ei ole lomakkeille sopivaa objektityyppiä {id}.',
  'admin.finding.class-missing': 'Lomakkeelle ei ole valittu luokkaa.',
  'admin.finding.class-gone': 'Luokka {id} ei kuulu lomakkeen objektityyppiin. Valitse toinen.',
  'admin.finding.class-property-missing':
    'Luokka vaatii ominaisuuden {property}, mutta mikään kenttä tai vakioarvo ei täytä sitä.',
  'admin.finding.class-property-optional':
    'Luokka vaatii ominaisuuden {property}, mutta kentän {name} voi jättää tyhjäksi. Muuta se pakolliseksi.',
  'admin.finding.class-property-computed':
    'Luokka vaatii ominaisuuden {property}. Varmista, että kentän {name} kaava antaa aina arvon, esimerkiksi funktiolla or(…; 0).',
  'admin.finding.predefined-not-chosen': 'Vakioarvon ominaisuutta ei ole vielä valittu.',
  'admin.finding.predefined-gone': 'Varastossa ei ole enää vakioarvon ominaisuutta {id}.',
  'admin.finding.predefined-type-changed':
    'Vakioarvon ominaisuudella {property} on nyt varastossa toinen tietotyyppi. Valitse se uudelleen.',
  'admin.finding.predefined-empty': 'Ominaisuudella {property} ei ole vakioarvoa.',
  'admin.finding.predefined-item-gone':
    'Ominaisuuden {property} vakioarvoa ei enää ole arvoluettelossa. Valitse toinen.',
  'admin.finding.identity-unavailable':
    'Suomi.fi-tunnistusta ei ole määritetty tälle palvelimelle: kukaan ei voi tunnistautua.',
  'admin.finding.answers-only-pdf': 'Vastaukset kohtiin {names} tallentuvat vain PDF:ään.',
  'admin.finding.file-size-zero': 'Tiedoston enimmäiskoko on 0 Mt, joten mitään ei voi liittää.',
  'admin.finding.identity-not-mapped':
    'Lomake vaatii tunnistautumisen, mutta sivuston asetuksissa ei ole kohdistettu yhtään tietoa ominaisuuteen.',
  'admin.finding.identity-attribute-not-mapped':
    '{attribute}: sivuston asetuksissa tätä tietoa ei ole kohdistettu ominaisuuteen.',
  'admin.finding.title-field-gone': 'Objektin otsikossa on kenttä, jota lomakkeella ei enää ole.',
  'admin.finding.extension-refused':
    'Tiedostoja, joiden pääte on .{extension}, ei koskaan hyväksytä, vaikka lomake sallii ne.',
  'admin.finding.rule-question-gone':
    'Kohdan {name} sääntö viittaa kysymykseen, jota lomakkeella ei enää ole. Sääntöä ei noudateta.',
  'admin.finding.rule-question-later':
    'Kohdan {name} sääntö viittaa kysymykseen {other}, joka kysytään vasta myöhemmin. Sääntöä ei noudateta.',
  'admin.finding.rule-question-kind':
    'Kohdan {name} sääntö vertaa kysymystä {other} arvoon, joka ei sovi siihen. Sääntöä ei noudateta.',
  'admin.finding.rule-row-outside-list':
    'Kohdan {name} sääntö tarvitsee yhden arvon, mutta kohdalla {other} on arvo joka rivillä. Käytä sitä funktiossa sum, count, min, max tai average.',
  'admin.finding.rule-option-gone':
    'Kohdan {name} sääntö viittaa vaihtoehtoon, jota kysymyksellä {other} ei enää ole.',
  'admin.finding.rule-formula-invalid': 'Kohdan {name} kaavaa ei voi laskea.',
  'admin.finding.formula-type-wrong': 'Kohta {name} lasketaan, joten sen tyypin on oltava Luku.',
  'admin.finding.formula-property-wrong':
    'Kohta {name} lasketaan, joten sen ominaisuuden on oltava luku tai teksti.',
  'admin.finding.rule-never-holds': 'Kohdan {name} ehto ei voi koskaan täyttyä, vastattiin mitä tahansa.',
  'admin.finding.rule-always-holds': 'Kohdan {name} ehto täyttyy aina, vastattiin mitä tahansa.',
  'admin.finding.rule-free-text':
    'Kohdan {name} sääntö vertaa kysymyksen {other} vapaata tekstiä, jonka kävijät kirjoittavat eri kielillä.',
  'admin.finding.rule-at-least-zero':
    'Kohdan {name} ehto täyttyy, kun {other} on vähintään 0, eli lähes aina, kun siihen on vastattu. Kirjoita arvo, johon verrataan.',
  'admin.finding.check-message-missing': 'Lomakkeen tarkistukselta puuttuu viesti oletuskielellä.',
  'admin.finding.class-property-not-asked':
    'Luokka vaatii ominaisuuden {property}, mutta kenttää {name} ei aina kysytä. Lisää vakioarvo, tai tee ominaisuudesta varastossa valinnainen.',
  'admin.finding.class-property-no-rows':
    'Luokka vaatii ominaisuuden {property}, mutta ryhmään {name} ei tarvitse lisätä yhtään riviä. Vaadi vähintään yksi rivi, tai lisää vakioarvo.',
  'admin.finding.class-property-in-lines':
    'Luokka vaatii ominaisuuden {property}, mutta kenttä {name} ei täytä sitä: sen ryhmän rivit tallennetaan toiseen ominaisuuteen.',
  'admin.finding.class-property-sometimes':
    'Luokka vaatii ominaisuuden {property}, mutta sen vakioarvo asetetaan vain ehdon täyttyessä. Jos ominaisuus jää ilman arvoa, varasto ei hyväksy lähetystä.',
};
