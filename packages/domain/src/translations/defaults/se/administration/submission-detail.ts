import type { SubmissionDetailTextKey } from '../../../keys/administration/submission-detail-text-keys.ts';

/** The texts of one submission's details in Swedish. */
export const submissionDetail: Readonly<Record<SubmissionDetailTextKey, string>> = {
  'admin.submissions.verifiedDetails': 'Verifierade uppgifter',
  'admin.submissions.fullPdfTitle': 'Ska PDF-filen med personbeteckningar laddas ner?',
  'admin.submissions.fullPdfExplained':
    'I filen syns personbeteckningarna i sin helhet. Händelseloggen antecknar vem som laddade ner den och när.',
  'admin.submissions.fullPdfDownload': 'Ladda ner',
  'admin.submissions.stepped': '{number} / {all}, {name}',
  'admin.submissions.answerCount.one': '{n} svar',
  'admin.submissions.answerCount.other': '{n} svar',
  'admin.submissions.computed': 'beräknat',
  'admin.submissions.notAsked': 'Ej ställda ({n})',
  'admin.submissions.inRow': '{question} (rad {n})',
  'admin.submissions.searchedFor': 'Sökning ”{q}”',
  'admin.submissions.stored': 'Blanketten är i säkert förvar här.',
  'admin.submissions.object': 'Objekt {object} i arkivet',
  'admin.submissions.openObject': 'Öppna objekt {object} i arkivet',
  'admin.submissions.failure.unreachable': 'Arkivet går inte att nå.',
  'admin.submissions.failure.unreachableHelp':
    'Kontrollera att arkivet är i gång och att nätförbindelsen dit fungerar.',
  'admin.submissions.failure.credentialsRejected': 'Arkivet godkänner inte portalens konto.',
  'admin.submissions.failure.credentialsRejectedHelp':
    'Kontrollera användarnamnet och lösenordet som portalen använder.',
  'admin.submissions.failure.vaultClosed': 'Portalens konto har inte tillgång till det här arkivet.',
  'admin.submissions.failure.vaultClosedHelp': 'Be arkivets administratör om tillgång.',
  'admin.submissions.failure.forbidden': 'Portalens konto har inte rätt att lagra detta i arkivet.',
  'admin.submissions.failure.forbiddenHelp':
    'Be arkivets administratör om rätt till klassen och dess egenskaper.',
  'admin.submissions.failure.notFound': 'Något som blanketten hänvisar till finns inte i arkivet.',
  'admin.submissions.failure.notFoundHelp':
    'Rätta blanketten eller arkivets struktur och leverera sedan igen.',
  'admin.submissions.failure.invalidObject': 'Arkivet godkände inte innehållet i den här blanketten.',
  'admin.submissions.failure.invalidObjectHelp':
    'Blanketten och arkivets struktur stämmer inte överens: en uppgift saknas, är av fel slag eller för lång. Rätta den ena och leverera sedan igen.',
  'admin.submissions.failure.conflict': 'Samma objekt ändrades samtidigt i arkivet.',
  'admin.submissions.failure.busy': 'Arkivet är överbelastat.',
  'admin.submissions.failure.unexpectedResponse': 'Arkivet svarade på ett sätt som portalen inte förstår.',
  'admin.submissions.failure.unexpectedResponseHelp':
    'Kontrollera arkivets adress och vad som finns mellan arkivet och portalen.',
  'admin.submissions.failure.notPrepared': 'Portalen kunde inte förbereda den här blanketten för arkivet.',
  'admin.submissions.failure.notPreparedHelp': 'Orsaken finns i portalens logg.',
  'admin.submissions.failure.notRendered': 'Sammanfattningen (PDF) av den här blanketten går inte att skapa.',
  'admin.submissions.failure.notRenderedHelp':
    'Orsaken finns i portalens logg. Utan sammanfattning kan blanketten levereras genast: ta bort sammanfattningen i blankettens inställningar, publicera blanketten och leverera sedan igen.',
  'admin.submissions.refusedPart.unknownClass': 'Arkivet har ingen klass ”{class}”.',
  'admin.submissions.refusedPart.class': 'Arkivet godkände inte ett objekt av klassen ”{class}”.',
  'admin.submissions.refusedPart.unknown':
    'Arkivet har ingen egenskap ”{property}”, som blanketten sparar ett värde i (klassen ”{class}”).',
  'admin.submissions.refusedPart.missing':
    '”{property}” saknas: varje objekt av klassen ”{class}” måste ha den.',
  'admin.submissions.refusedPart.wrongKind':
    'Värdet för ”{property}” (klassen ”{class}”) är av ett annat slag än arkivet väntar sig.',
  'admin.submissions.refusedPart.tooLong': 'Värdet för ”{property}” (klassen ”{class}”) är för långt.',
  'admin.submissions.refusedPart.noItem':
    'Värdet för ”{property}” (klassen ”{class}”) finns inte i dess värdelista.',
  'admin.submissions.refusedPart.value': 'Arkivet godkände inte värdet för ”{property}” (klassen ”{class}”).',
  'admin.submissions.refusedPart.question': 'Fråga: {question}.',
  'admin.vault.ofSubmission': 'Skapat av blanketten {reference}',
  // Bulk actions
  'admin.submissions.bulkActions': 'Åtgärder för de valda blanketterna',
  'admin.submissions.ticked.one': '{n} vald',
  'admin.submissions.ticked.other': '{n} valda',
  'admin.submissions.tick': 'Välj {reference}',
  'admin.submissions.tickAll': 'Välj alla i listan',
  'admin.submissions.untick': 'Avmarkera alla',
  'admin.submissions.bulkDeliver.one': 'Leverera igen ({n})',
  'admin.submissions.bulkDeliver.other': 'Leverera igen ({n})',
  'admin.submissions.bulkDelivering': 'De valda blanketterna levereras',
  'admin.submissions.bulkRemove.one': 'Ta bort från portalen ({n})',
  'admin.submissions.bulkRemove.other': 'Ta bort från portalen ({n})',
  'admin.submissions.bulkRemoving': 'De valda blanketterna tas bort',
  'admin.submissions.bulkRemoved.one': '{n} blankett togs bort från portalen.',
  'admin.submissions.bulkRemoved.other': '{n} blanketter togs bort från portalen.',
  'admin.submissions.bulkRemoveTitle.one': 'Ska {n} blankett tas bort från portalen?',
  'admin.submissions.bulkRemoveTitle.other': 'Ska {n} blanketter tas bort från portalen?',
  'admin.submissions.bulkRemoveHelp':
    'Svaren och filerna försvinner från portalen. Objekten i arkivet blir kvar.',
  'admin.submissions.bulkRemoveLost.one':
    '{n} av dem finns inte i arkivet: svaren och filerna går förlorade för gott.',
  'admin.submissions.bulkRemoveLost.other':
    '{n} av dem finns inte i arkivet: svaren och filerna går förlorade för gott.',
  'admin.submissions.bulkStopped.one': 'Avbrutet: {n} lämnades som den är.',
  'admin.submissions.bulkStopped.other': 'Avbrutet: {n} lämnades som de är.',
  'admin.submissions.bulkFailed.one': 'Det lyckades inte för {n}:',
  'admin.submissions.bulkFailed.other': 'Det lyckades inte för {n}:',
  // Test submissions
  'admin.submissions.tests': 'Testblanketter',
  'admin.submissions.test': 'Test',
  'admin.submissions.testKept': 'Test, levereras inte',
  'admin.submissions.removeTests': 'Ta bort alla testblanketter',
  'admin.submissions.removeTestsTitle': 'Ska alla testblanketter tas bort från portalen?',
  'admin.submissions.removeTestsHelp':
    'Testblanketterna för alla blanketter försvinner. Levererade objekt blir kvar i arkivet.',
  'admin.submissions.testsRemoved.one': '{n} testblankett togs bort.',
  'admin.submissions.testsRemoved.other': '{n} testblanketter togs bort.',
};
