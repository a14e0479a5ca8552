import type { VaultCheckTextKey } from '../../../keys/administration/vault-check-text-keys.ts';

/** Texts of the check of a vault in Swedish. */
export const vaultCheck: Readonly<Record<VaultCheckTextKey, string>> = {
  // Heading
  'admin.vaultCheck.title': 'Arkivet',
  'admin.vaultCheck.hint':
    'Prövar allt som leveranser behöver: skapar ett testobjekt i arkivet och tar bort det igen.',
  'admin.vaultCheck.start': 'Kontrollera arkivet',
  'admin.vaultCheck.running': 'Arkivet kontrolleras…',
  'admin.vaultCheck.allRight': 'Allt som leveranser behöver fungerar.',
  'admin.vaultCheck.someWrong':
    'Så här når inskickade blanketter inte arkivet. Varje steg som är fel säger vad som behöver göras.',
  'admin.vaultCheck.wordsOfVault': 'Arkivet meddelar: {reason}',
  'admin.vaultCheck.setBy': 'Ställs in med: {variables}',

  // Audit log
  'admin.audit.event.vaultChecked': 'Kontrollerade arkivet',

  // States
  'admin.vaultCheck.state.right': 'I ordning',
  'admin.vaultCheck.state.doubtful': 'Kontrollera',
  'admin.vaultCheck.state.wrong': 'Fel',
  'admin.vaultCheck.state.skipped': 'Inte prövat',

  // Steps
  'admin.vaultCheck.step.reach': 'Arkivet svarar',
  'admin.vaultCheck.step.account': 'Portalen loggar in',
  'admin.vaultCheck.step.rights': 'Kontots rättigheter',
  'admin.vaultCheck.step.licence': 'Kontots licens',
  'admin.vaultCheck.step.structure': 'Struktur',
  'admin.vaultCheck.step.property': 'Egenskap för inskickade blanketter',
  'admin.vaultCheck.step.create': 'Skapa ett objekt',
  'admin.vaultCheck.step.find': 'Hitta det igen',
  'admin.vaultCheck.step.remove': 'Ta bort det',

  // Findings and remedies
  'admin.vaultCheck.reached': 'Det svarar.',
  'admin.vaultCheck.signedIn': 'Inloggad som {name}.',
  'admin.vaultCheck.mayCreate': 'Kontot får skapa objekt.',
  'admin.vaultCheck.licensed': 'Licensen tillåter ändringar.',
  'admin.vaultCheck.structureRead': '{classes} klasser och {properties} egenskaper kan läsas.',
  'admin.vaultCheck.propertyFits': '”{name}” ({id}) bevarar identifieraren för varje inskickad blankett.',
  'admin.vaultCheck.created': 'Ett testobjekt skapades i klassen ”{name}”.',
  'admin.vaultCheck.found': 'Det hittades med blankettens identifierare.',
  'admin.vaultCheck.removed': 'Testobjektet är borta.',
  'admin.vaultCheck.removedToBin': 'Testobjektet finns bland arkivets borttagna objekt.',
  'admin.vaultCheck.mayTooMuch':
    'Kontot har full kontroll över arkivet. Portalen behöver inte det: ta bort den.',
  'admin.vaultCheck.licenceUntold':
    'Arkivet berättar inte vad licensen tillåter. Att skapa ett objekt, nedan, visar det.',
  'admin.vaultCheck.propertyNone':
    'Ingen egenskap bevarar de inskickade blanketternas identifierare, så den avslutar varje titel. Lägg för produktionsbruk till en textegenskap för den i arkivet.',
  'admin.vaultCheck.foundLate':
    'Det hittades först efter {seconds} sekunder: arkivets sökning släpar efter. Leveranser väntar på den.',
  'admin.vaultCheck.notRemoved':
    'Kontot får inte ta bort, och leveranser behöver inte det. Ta bort testobjektet i arkivet: ”{title}”, objekttyp {type}, nummer {id}.',
  'admin.vaultCheck.unreachable':
    'Arkivet kan inte nås. Kontrollera att portalen söker det på rätt ställe och att vägen dit är öppen.',
  'admin.vaultCheck.unexpectedResponse':
    'Portalen hittade något annat än arkivet, eller något i arkivet är inte som väntat. Kontrollera att portalen söker på rätt ställe, och vad som har ändrats där.',
  'admin.vaultCheck.serviceUnreachable':
    'Arkivet kan inte nås. Kontrollera dess adress, nätet mellan servrarna och certifikatet.',
  'admin.vaultCheck.otherService':
    'Något annat svarar i stället för arkivets webbtjänst. Kontrollera adressen och att ingen inloggningssida eller proxy står framför.',
  'admin.vaultCheck.busy':
    'Arkivet är överbelastat eller ur drift. Kontrollera att det är i gång och har utrymme, och försök igen.',
  'admin.vaultCheck.accountRefused':
    'Arkivet godtar inte kontot eller dess lösenord. Kontrollera dem, att kontot är aktiverat och, om arkivet har licenser, att kontot har en.',
  'admin.vaultCheck.vaultClosed':
    'Portalens konto har inte tillträde till arkivet. Kontrollera att det är rätt arkiv, att kontot släpps in och, om arkivet har licenser, att det finns en ledig för det.',
  'admin.vaultCheck.forbidden':
    'Kontot saknar en rättighet. Ge det rätt att se klasser, egenskaper och värdelistor och att skapa objekt i de klasser som blanketterna använder.',
  'admin.vaultCheck.classForbidden':
    'Kontot får inte skapa objekt i klassen ”{name}”. Ge det den rättigheten i varje klass som blanketterna använder och i denna, där kontrollen skapar sitt testobjekt.',
  'admin.vaultCheck.refused':
    'Arkivet godtar inte objektet. Se efter vad klassen ”{name}” kräver och vilka rättigheter kontot har till klassen.',
  'admin.vaultCheck.mayNotCreate': 'Kontot får inte skapa objekt. Ge det den rättigheten i arkivet.',
  'admin.vaultCheck.licenceReadsOnly':
    'Kontots licens är endast för läsning. Ge kontot en licens som tillåter ändringar.',
  'admin.vaultCheck.noClass':
    'Ingen klass hittades där ett testobjekt kan skapas. Kontrollera att kontot ser de klasser som blanketterna använder.',
  'admin.vaultCheck.propertyMissing': 'Egenskapen {id} finns inte, eller så ser kontot den inte.',
  'admin.vaultCheck.propertyUnfit':
    '”{name}” ({id}) är inte en textegenskap som portalen kan fylla i. Välj en egenskap av typen text utan automatiskt värde.',
  'admin.vaultCheck.notFoundAgain':
    'Objektet skapades men hittas inte igen, så en blankett kunde levereras två gånger. Kontrollera att kontot får läsa det som det skapar och söka med egenskapen för inskickade blanketter.',
  'admin.vaultCheck.notTried': 'Inte prövat, eftersom något före det är fel.',
};
