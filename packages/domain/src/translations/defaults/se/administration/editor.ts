import type { EditorTextKey } from '../../../keys/administration/editor-text-keys.ts';

/** The form builder's texts in Swedish, as authorities in Finland write it. */
export const editor: Readonly<Record<EditorTextKey, string>> = {
  // Terms of the specification and design
  'admin.newField': 'nytt fält',
  'admin.newGroup': 'ny grupp',
  'admin.copyName': '{name} (kopia)',
  'admin.unnamedField': 'fält utan rubrik',
  'admin.unnamedGroup': 'grupp utan namn',
  // They follow “field” and “group” in a finding, in place of the name
  'admin.withoutLabel': 'utan rubrik',
  'admin.withoutName': 'utan namn',
  'admin.theForm': 'blanketten',
  'admin.addFieldsToGroup': 'Lägg till fält i gruppen',
  'admin.deleteGroup': 'Ta bort gruppen',
  'admin.keepGroup': 'Behåll',
  'admin.deleteGroupQuestion': 'Vill du ta bort gruppen {name}? Då tas alla fält i gruppen bort.',
  'admin.deleteFormQuestion': 'Vill du ta bort den här blanketten?',
  'admin.formDeleted': 'Blanketten har tagits bort',
  'admin.formSaved': 'Blanketten har publicerats',
  'admin.structureNotLoaded': 'Arkivets struktur har inte laddats',
  'admin.addPredefinedProperty': 'Lägg till ett fast värde',
  'admin.return': 'Gå tillbaka',

  // Save state
  'admin.save.nothing': 'Inget att spara',
  'admin.save.unsaved': 'Osparade ändringar',
  'admin.save.saving': 'Sparar…',
  'admin.save.failed': 'Blanketten kunde inte sparas. Dina ändringar finns kvar här.',
  'admin.save.offline': 'Ingen nätverksanslutning. Dina ändringar finns kvar här.',
  'admin.save.signedOut': 'Logga in på nytt för att spara. Dina ändringar finns kvar.',
  'admin.save.conflict': 'Någon annan har sparat den här blanketten',
  'admin.save.keepMine': 'Behåll min',
  'admin.save.loadTheirs': 'Använd den andras',
  'admin.save.downloadMine': 'Ladda ner min',
  'admin.save.gone': 'Någon annan har tagit bort den här blanketten',
  'admin.save.storeAgain': 'Spara den igen',

  // Actions
  'admin.command.save': 'Spara',
  'admin.command.undo': 'Ångra',
  'admin.command.redo': 'Gör om',
  'admin.command.moveUp': 'Flytta upp',
  'admin.command.moveDown': 'Flytta ner',
  'admin.command.moveTo': 'Flytta till…',
  'admin.command.makeShort': 'Gör kort',
  'admin.command.makeLong': 'Gör långt',
  'admin.command.duplicate': 'Duplicera',
  'admin.command.delete': 'Ta bort',
  'admin.command.select': 'Välj',
  'admin.command.stepOut': 'Lämna markeringen',
  'admin.command.rename': 'Byt namn',
  'admin.command.addBelow': 'Lägg till nedanför',
  'admin.command.nextMissing': 'Nästa text som saknas',
  'admin.command.nextRegion': 'Nästa del av fönstret',
  'admin.command.help': 'Kortkommandon',
  'admin.undoStep': 'Ångra: {step}',
  'admin.redoStep': 'Gör om: {step}',
  'admin.nothingToUndo': 'Inget att ångra',
  'admin.nothingToRedo': 'Inget att göra om',

  // Steps of the history, after “Undo:”
  'admin.step.addField': 'lägg till fältet {type}',
  'admin.step.addGroup': 'lägg till en grupp',
  'admin.step.deleteField': 'ta bort fältet {name}',
  'admin.step.deleteGroup': 'ta bort gruppen {name}',
  'admin.step.move': 'flytta {name}',
  'admin.step.duplicate': 'duplicera {name}',
  'admin.step.formName': 'ändra blankettens rubrik',
  'admin.step.formDescription': 'ändra blankettens beskrivning',
  'admin.step.listDescription': 'ändra beskrivningen i blankettlistan',
  'admin.step.groupName': 'ändra gruppens namn: {name}',
  'admin.step.label': 'ändra fältets rubrik: {name}',
  'admin.step.description': 'ändra fältets beskrivning: {name}',
  'admin.step.groupDescription': 'ändra gruppens beskrivning: {name}',
  'admin.step.checkMessage': 'ändra meddelandet i en kontroll',
  'admin.step.short': 'gör {name} kort',
  'admin.step.long': 'gör {name} långt',
  'admin.step.required': 'gör {name} obligatoriskt',
  'admin.step.optional': 'gör {name} frivilligt',
  'admin.step.settings': 'ändra gränserna för {name}',
  'admin.step.property': 'byt arkivegenskap för {name}',
  'admin.step.publishing': 'ändra publiceringen',
  'admin.step.checkAnswers': 'ändra kontrollen av svaren',
  'admin.step.objectType': 'byt objekttyp',
  'admin.step.class': 'byt klass',
  'admin.step.attachments': 'ändra reglerna för bilagor',
  'admin.step.addPredefined': 'lägg till ett fast värde',
  'admin.step.removePredefined': 'ta bort ett fast värde',
  'admin.step.predefined': 'ändra ett fast värde',
  'admin.step.identity': 'ändra identifieringen',
  'admin.step.summary': 'ändra sammanfattningen (PDF)',
  'admin.step.title': 'ändra objektets titel',
  'admin.step.import': 'importera en säkerhetskopia',
  'admin.step.importTexts': 'importera översättningar',
  'admin.step.theirs': 'använd den andra versionen',
  'admin.step.restore': 'återställ en tidigare version',
  'admin.step.dropKept': 'slopa de återställda ändringarna',

  // Announcements
  'admin.placeInForm': 'plats {n} av {all} i blanketten',
  'admin.placeInGroup': 'plats {n} av {all} i gruppen {group}',
  'admin.said.addedField': 'Fältet {type} har lagts till, {place}.',
  'admin.said.addedGroup': 'En grupp har lagts till, {place}.',
  'admin.said.deleted': '{name} har tagits bort. Ångra med Ctrl Z.',
  'admin.said.duplicated': '{name} har duplicerats, {place}.',
  'admin.said.moved': '{name} har flyttats, {place}.',
  'admin.said.movedUp': '{name} har flyttats upp, nu {n} av {all} i {where}.',
  'admin.said.movedDown': '{name} har flyttats ner, nu {n} av {all} i {where}.',
  'admin.said.movedOut': '{name} har flyttats ut ur {group}, {place}.',
  'admin.said.pickedUp':
    '{name} har plockats upp. Flytta med piltangenterna, mellanslag släpper, Esc avbryter.',
  'admin.said.dragCancelled': 'Flyttningen avbröts: {name}.',
  'admin.said.short': '{name} är nu kort.',
  'admin.said.long': '{name} är nu långt.',
  'admin.said.required': '{name} är nu obligatoriskt.',
  'admin.said.optional': '{name} är nu frivilligt.',
  'admin.said.optionsEmptied': 'Alternativen för {name} kom från den andra egenskapen och togs bort.',
  'admin.said.optionsLoaded.one': '{n} alternativ har laddats för {name}.',
  'admin.said.optionsLoaded.other': '{n} alternativ har laddats för {name}.',
  'admin.said.classFollowed': 'Klassen är nu {name}.',
  'admin.said.noClass': 'Den här objekttypen har ingen klass.',
  'admin.said.valueEmptied': 'Värdet tömdes, eftersom det hörde till den andra egenskapen.',
  'admin.said.identityWithdrawn': 'Identifieringen är avstängd, och inga uppgifter hämtas från den.',
  'admin.said.language.one': 'Redigeringsspråk: {name}. {n} text saknas.',
  'admin.said.language.other': 'Redigeringsspråk: {name}. {n} texter saknas.',
  'admin.said.languageWhole': 'Redigeringsspråk: {name}. Inga texter saknas.',
  'admin.said.undone': 'Ångrat: {step}.',
  'admin.said.redone': 'Gjort om: {step}.',
  'admin.said.saved': 'Sparat.',
  'admin.said.imported': 'Säkerhetskopian har importerats. Ångra med Ctrl Z.',
  'admin.said.theirsLoaded': 'Den andra versionen används nu. Få tillbaka din med Ctrl Z.',
  'admin.said.restored': 'Den tidigare versionen har återställts.',
  'admin.said.keptDropped': 'De återställda ändringarna har slopats. Få tillbaka dem med Ctrl Z.',

  // Why a backup is not imported
  'admin.import.tooLarge':
    'Filen är för stor för en säkerhetskopia. Den största tillåtna storleken är {max} MB. Ingenting ändrades.',
  'admin.import.notJson': 'Filen är ingen säkerhetskopia: den är inte JSON. Ingenting ändrades.',
  'admin.import.notForm': 'Filen är ingen säkerhetskopia av en blankett. Ingenting ändrades.',
  'admin.import.same': 'Säkerhetskopian är likadan som blanketten. Ingenting ändrades.',
  'admin.import.newer': 'Säkerhetskopian är gjord med en nyare version av portalen. Ingenting ändrades.',
  'admin.import.conditionTooLarge':
    'Villkoret {path} har fler än 50 tester eller 6 nivåer. Ingenting ändrades.',
  'admin.import.tooDeep': 'Filen har för många nivåer inuti varandra. Ingenting ändrades.',
  'admin.import.wrongPart': 'Säkerhetskopian har ett fel i {path}. Ingenting ändrades.',
  'admin.import.repeated':
    'Säkerhetskopian använder samma identifierare två gånger: {id}. Ingenting ändrades.',
  'admin.import.dangling':
    'Säkerhetskopian hänvisar till ett fält eller en grupp som den inte har: {id}. Ingenting ändrades.',
  'admin.import.misplaced':
    'I säkerhetskopian finns ett fält eller en grupp ingenstans eller på två ställen: {id}. Ingenting ändrades.',
  'admin.import.unknownType':
    'Säkerhetskopian har fälttyper som den här portalen inte känner till: {types}. Ingenting ändrades.',

  // Findings of the mapping check
  'admin.finding.form-name-missing': 'Blanketten har ingen rubrik.',
  'admin.finding.no-fields': 'Blanketten har inga fält.',
  'admin.finding.type-unknown':
    'Fältet {name} är av en typ som portalen inte känner till: {type}. Fältet kan inte besvaras.',
  'admin.finding.label-missing': 'Ett fält har ingen rubrik ({fieldType}).',
  'admin.finding.label-duplicate': 'Två fält har rubriken {name}. De går inte att skilja åt.',
  'admin.finding.group-name-missing': 'En grupp har inget namn.',
  'admin.finding.group-empty': 'Gruppen {name} har inga fält.',
  'admin.finding.texts-missing.one': '{n} text saknas på språket {language}.',
  'admin.finding.texts-missing.other': '{n} texter saknas på språket {language}.',
  'admin.finding.own-setting': 'Rätta inställningarna för fältet {name}: {reason}.',
  'admin.finding.link-vague': 'Länken ”{link}” säger inte vart den leder. Skriv sidans namn i stället.',
  'admin.finding.property-gone': 'Arkivet har inte längre egenskapen {id} som har valts för fältet {name}.',
  'admin.finding.property-not-offered':
    'Egenskapen {property} passar inte längre för fältet {name}. Välj en annan.',
  'admin.finding.property-type-changed':
    'Egenskapen {property} för fältet {name} har nu en annan datatyp i arkivet. Den tas i bruk när blanketten sparas.',
  'admin.finding.property-shared':
    'Fältet {name} och fältet {other} fyller i samma egenskap. Den får bara det första svaret.',
  'admin.finding.property-overridden':
    'Svaret på fältet {name} når inte sin egenskap: där finns ett fast värde.',
  'admin.finding.answer-not-kept':
    'Svaret på fältet {name} skulle gå förlorat: det har ingen egenskap, och sammanfattningen (PDF) är avstängd.',
  'admin.finding.options-missing': 'Fältet {name} har inga alternativ. Välj en arkivegenskap och ladda dem.',
  'admin.finding.options-drift':
    'Värdelistan för fältet {name} har ändrats: {added} nya, {removed} borta. Ladda alternativen på nytt.',
  'admin.finding.object-type-gone': 'Arkivet har ingen objekttyp {id} som blanketter får skapa.',
  'admin.finding.class-missing': 'Ingen klass har valts för blanketten.',
  'admin.finding.class-gone': 'Klassen {id} hör inte till blankettens objekttyp. Välj en annan.',
  'admin.finding.class-property-missing':
    'Klassen kräver {property}, men inget fält och inget fast värde fyller i den.',
  'admin.finding.class-property-optional':
    'Klassen kräver {property}, men fältet {name} kan lämnas tomt. Gör fältet obligatoriskt.',
  'admin.finding.class-property-computed':
    'Klassen kräver {property}. Se till att formeln för fältet {name} alltid ger ett värde, till exempel med or(…; 0).',
  'admin.finding.predefined-not-chosen': 'Egenskapen för ett fast värde har inte valts ännu.',
  'admin.finding.predefined-gone': 'Arkivet har inte längre egenskapen {id} som har ett fast värde.',
  'admin.finding.predefined-type-changed':
    'Egenskapen {property} med ett fast värde har nu en annan datatyp i arkivet. Välj den på nytt.',
  'admin.finding.predefined-empty': 'Egenskapen {property} har inget fast värde.',
  'admin.finding.predefined-item-gone':
    'Det fasta värdet för {property} finns inte längre i värdelistan. Välj ett annat.',
  'admin.finding.identity-unavailable':
    'Suomi.fi-identifikation är inte konfigurerad på den här servern: ingen kan identifiera sig.',
  'admin.finding.answers-only-pdf': 'Svaren på {names} sparas bara i PDF-filen.',
  'admin.finding.file-size-zero': 'Största filen är 0 MB, så ingenting kan bifogas.',
  'admin.finding.identity-not-mapped':
    'Blanketten kräver identifiering, men webbplatsens inställningar kopplar inga uppgifter till egenskaper.',
  'admin.finding.identity-attribute-not-mapped':
    '{attribute}: webbplatsens inställningar kopplar inte uppgiften till någon egenskap.',
  'admin.finding.title-field-gone': 'Objektets titel innehåller ett fält som blanketten inte längre har.',
  'admin.finding.extension-refused':
    'Filer som slutar på .{extension} godtas aldrig, fast blanketten tillåter dem.',
  'admin.finding.rule-question-gone':
    'En regel för {name} hänvisar till en fråga som inte längre finns på blanketten. Regeln följs inte.',
  'admin.finding.rule-question-later':
    'En regel för {name} hänvisar till {other}, som kommer senare. Regeln följs inte.',
  'admin.finding.rule-question-kind':
    'En regel för {name} jämför {other} med ett värde som inte passar. Regeln följs inte.',
  'admin.finding.rule-row-outside-list':
    'En regel för {name} behöver ett värde, men {other} har ett för varje rad. Använd det i sum, count, min, max eller average.',
  'admin.finding.rule-option-gone':
    'En regel för {name} hänvisar till ett alternativ som {other} inte längre har.',
  'admin.finding.rule-formula-invalid': 'Formeln för {name} går inte att räkna ut.',
  'admin.finding.formula-type-wrong': 'Svaret på {name} beräknas, så fältets typ måste vara Tal.',
  'admin.finding.formula-property-wrong':
    'Svaret på {name} beräknas, så egenskapen måste ta emot tal eller text.',
  'admin.finding.rule-never-holds': 'Ett villkor för {name} kan aldrig uppfyllas, oavsett svar.',
  'admin.finding.rule-always-holds': 'Ett villkor för {name} är alltid uppfyllt, oavsett svar.',
  'admin.finding.rule-free-text':
    'En regel för {name} jämför fritexten i {other}, som besökarna skriver på olika språk.',
  'admin.finding.rule-at-least-zero':
    'Ett villkor för {name} uppfylls när {other} är minst 0, vilket nästan alla svar är. Ange värdet att jämföra med.',
  'admin.finding.check-message-missing': 'En kontroll på blanketten saknar meddelande på standardspråket.',
  'admin.finding.class-property-not-asked':
    'Klassen kräver {property}, men fältet {name} visas inte alltid. Ange ett fast värde, eller gör egenskapen frivillig i arkivet.',
  'admin.finding.class-property-no-rows':
    'Klassen kräver {property}, men gruppen {name} kan lämnas utan rader. Kräv minst en rad, eller ange ett fast värde.',
  'admin.finding.class-property-in-lines':
    'Klassen kräver {property}, men fältet {name} anger den inte: raderna i dess grupp sparas i en annan egenskap.',
  'admin.finding.class-property-sometimes':
    'Klassen kräver {property}, men det fasta värdet anges bara när villkoret uppfylls. Om egenskapen saknar värde avvisar arkivet blanketten.',
};
