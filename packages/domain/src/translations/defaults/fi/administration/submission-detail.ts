import type { SubmissionDetailTextKey } from '../../../keys/administration/submission-detail-text-keys.ts';

/** The texts of one submission's details in Finnish. */
export const submissionDetail: Readonly<Record<SubmissionDetailTextKey, string>> = {
  'admin.submissions.verifiedDetails': 'Vahvistetut tiedot',
  'admin.submissions.fullPdfTitle': 'Ladataanko PDF henkilötunnuksineen?',
  'admin.submissions.fullPdfExplained':
    'Tiedostossa henkilötunnukset ovat kokonaan näkyvissä. Tapahtumalokiin kirjataan, kuka sen latasi ja milloin.',
  'admin.submissions.fullPdfDownload': 'Lataa',
  'admin.submissions.stepped': '{number} / {all}, {name}',
  'admin.submissions.answerCount.one': '{n} vastaus',
  'admin.submissions.answerCount.other': '{n} vastausta',
  'admin.submissions.computed': 'laskettu',
  'admin.submissions.notAsked': 'Ei kysytty ({n})',
  'admin.submissions.inRow': '{question} (rivi {n})',
  'admin.submissions.searchedFor': 'Haku ”{q}”',
  'admin.submissions.stored': 'Lähetys on tallessa täällä.',
  'admin.submissions.object': 'Objekti {object} varastossa',
  'admin.submissions.openObject': 'Avaa objekti {object} varastossa',
  'admin.submissions.failure.unreachable': 'Varastoon ei saada yhteyttä.',
  'admin.submissions.failure.unreachableHelp':
    'Tarkista, että varasto on käynnissä ja että verkkoyhteys siihen toimii.',
  'admin.submissions.failure.credentialsRejected': 'Varasto ei hyväksy portaalin tiliä.',
  'admin.submissions.failure.credentialsRejectedHelp': 'Tarkista tunnus ja salasana, joita portaali käyttää.',
  'admin.submissions.failure.vaultClosed': 'Portaalin tilillä ei ole pääsyä tähän varastoon.',
  'admin.submissions.failure.vaultClosedHelp': 'Pyydä pääsyä varaston ylläpitäjältä.',
  'admin.submissions.failure.forbidden': 'Portaalin tilillä ei ole oikeutta tallentaa tätä varastoon.',
  'admin.submissions.failure.forbiddenHelp':
    'Pyydä varaston ylläpitäjältä oikeus luokkaan ja sen ominaisuuksiin.',
  'admin.submissions.failure.notFound': 'Jotakin, mihin lomake viittaa, ei ole varastossa.',
  'admin.submissions.failure.notFoundHelp': 'Korjaa lomake tai varaston rakenne ja toimita sitten uudelleen.',
  'admin.submissions.failure.invalidObject': 'Varasto ei hyväksynyt lähetyksen tietoja.',
  'admin.submissions.failure.invalidObjectHelp':
    'Lomake ja varaston rakenne eivät täsmää: jokin tieto puuttuu, on väärää lajia tai liian pitkä. Korjaa jompikumpi ja toimita sitten uudelleen.',
  'admin.submissions.failure.conflict': 'Samaa objektia muutettiin varastossa yhtä aikaa.',
  'admin.submissions.failure.busy': 'Varasto on ruuhkautunut.',
  'admin.submissions.failure.unexpectedResponse': 'Varasto vastasi tavalla, jota portaali ei ymmärrä.',
  'admin.submissions.failure.unexpectedResponseHelp':
    'Tarkista varaston osoite ja se, mitä varaston ja portaalin välissä on.',
  'admin.submissions.failure.notPrepared': 'Portaali ei saanut lähetystä valmiiksi varastoa varten.',
  'admin.submissions.failure.notPreparedHelp': 'Syy on portaalin lokissa.',
  'admin.submissions.failure.notRendered': 'Lähetyksen yhteenvetoa (PDF) ei voi muodostaa.',
  'admin.submissions.failure.notRenderedHelp':
    'Syy on portaalin lokissa. Ilman yhteenvetoa lähetyksen voi toimittaa heti: ota yhteenveto pois lomakkeen asetuksista, julkaise lomake ja toimita sitten uudelleen.',
  'admin.submissions.refusedPart.unknownClass': 'Varastossa ei ole luokkaa ”{class}”.',
  'admin.submissions.refusedPart.class': 'Varasto ei hyväksynyt luokan ”{class}” objektia.',
  'admin.submissions.refusedPart.unknown':
    'Varastossa ei ole ominaisuutta ”{property}”, johon lomake tallentaa arvon (luokka ”{class}”).',
  'admin.submissions.refusedPart.missing':
    '”{property}” puuttuu: jokaisella luokan ”{class}” objektilla on oltava se.',
  'admin.submissions.refusedPart.wrongKind':
    'Ominaisuuden ”{property}” arvo (luokka ”{class}”) on toista lajia kuin varasto odottaa.',
  'admin.submissions.refusedPart.tooLong':
    'Ominaisuuden ”{property}” arvo (luokka ”{class}”) on liian pitkä.',
  'admin.submissions.refusedPart.noItem':
    'Ominaisuuden ”{property}” arvo (luokka ”{class}”) ei ole sen arvoluettelossa.',
  'admin.submissions.refusedPart.value':
    'Varasto ei hyväksynyt ominaisuuden ”{property}” arvoa (luokka ”{class}”).',
  'admin.submissions.refusedPart.question': 'Kysymys: {question}.',
  'admin.vault.ofSubmission': 'Luotu lähetyksestä {reference}',
  // Bulk actions
  'admin.submissions.bulkActions': 'Valittujen lähetysten toiminnot',
  'admin.submissions.ticked.one': '{n} valittu',
  'admin.submissions.ticked.other': '{n} valittu',
  'admin.submissions.tick': 'Valitse {reference}',
  'admin.submissions.tickAll': 'Valitse kaikki luetellut',
  'admin.submissions.untick': 'Poista valinnat',
  'admin.submissions.bulkDeliver.one': 'Toimita uudelleen ({n})',
  'admin.submissions.bulkDeliver.other': 'Toimita uudelleen ({n})',
  'admin.submissions.bulkDelivering': 'Valittuja lähetyksiä toimitetaan',
  'admin.submissions.bulkRemove.one': 'Poista portaalista ({n})',
  'admin.submissions.bulkRemove.other': 'Poista portaalista ({n})',
  'admin.submissions.bulkRemoving': 'Valittuja lähetyksiä poistetaan',
  'admin.submissions.bulkRemoved.one': '{n} lähetys poistettiin portaalista.',
  'admin.submissions.bulkRemoved.other': '{n} lähetystä poistettiin portaalista.',
  'admin.submissions.bulkRemoveTitle.one': 'Poistetaanko {n} lähetys portaalista?',
  'admin.submissions.bulkRemoveTitle.other': 'Poistetaanko {n} lähetystä portaalista?',
  'admin.submissions.bulkRemoveHelp':
    'Vastaukset ja tiedostot poistuvat portaalista. Varaston objektit säilyvät.',
  'admin.submissions.bulkRemoveLost.one':
    'Niistä {n} ei ole varastossa: sen vastaukset ja tiedostot häviävät lopullisesti.',
  'admin.submissions.bulkRemoveLost.other':
    'Niistä {n} ei ole varastossa: niiden vastaukset ja tiedostot häviävät lopullisesti.',
  'admin.submissions.bulkStopped.one': 'Keskeytetty: {n} jätettiin ennalleen.',
  'admin.submissions.bulkStopped.other': 'Keskeytetty: {n} jätettiin ennalleen.',
  'admin.submissions.bulkFailed.one': 'Ei onnistunut {n} lähetyksessä:',
  'admin.submissions.bulkFailed.other': 'Ei onnistunut {n} lähetyksessä:',
  // Test submissions
  'admin.submissions.tests': 'Testilähetykset',
  'admin.submissions.test': 'Testi',
  'admin.submissions.testKept': 'Testi, ei toimiteta',
  'admin.submissions.removeTests': 'Poista kaikki testilähetykset',
  'admin.submissions.removeTestsTitle': 'Poistetaanko kaikki testilähetykset portaalista?',
  'admin.submissions.removeTestsHelp':
    'Kaikkien lomakkeiden testilähetykset poistuvat. Toimitetut objektit säilyvät varastossa.',
  'admin.submissions.testsRemoved.one': '{n} testilähetys poistettiin.',
  'admin.submissions.testsRemoved.other': '{n} testilähetystä poistettiin.',
};
