import type { Administrator } from './administrator.ts';

/** The municipality that runs the portal in the journeys; all names and addresses are fictional. */
export const town = {
  siteName: 'Kuusilahden asiointi',
  privacyPolicyUrl: 'https://www.kuusilahti.example/tietosuoja',
  feedbackAddress: 'saavutettavuus@kuusilahti.example',
} as const;

/** Sets all settings of the site, so that every part of every page is shown. */
export async function saveSiteSettings(administrator: Administrator): Promise<void> {
  await administrator.saveSettings({
    ...town,
    helpText: {
      fi: 'Asiakaspalvelu arkisin klo 9–15, [06\u00a0555\u00a00120](tel:+35865550120)',
      gb: 'Customer service on weekdays from 9:00 to 15:00, [06\u00a0555\u00a00120](tel:+35865550120)',
      se: 'Kundtjänsten vardagar kl. 9–15, [06\u00a0555\u00a00120](tel:+35865550120)',
    },
    accessibilityStatement: {
      organisation: {
        fi: 'Kuusilahden kaupunki vastaa palvelusta.',
        gb: 'The service is run by the town of Kuusilahti.',
        se: 'Kuusilahti stad svarar för tjänsten.',
      },
      compliance: {
        fi: 'Palvelu täyttää lain vaatimukset.',
        gb: 'The service meets the requirements of the law.',
        se: 'Tjänsten uppfyller lagens krav.',
      },
      knownGaps: {
        fi: '- Liitteet ovat sellaisia kuin niiden lähettäjät ovat ne tehneet.',
        gb: '- Attachments are as their senders made them.',
        se: '- Bilagorna är sådana som avsändarna har gjort dem.',
      },
      method: { fi: 'Oma arviointi.', gb: 'Our own assessment.', se: 'Egen bedömning.' },
      supervisor: {
        fi: '[Saavutettavuusvalvonta](https://www.saavutettavuusvaatimukset.fi)',
        gb: '[Web accessibility supervision](https://www.saavutettavuusvaatimukset.fi/en)',
        se: '[Tillgänglighetstillsyn](https://www.tillganglighetskrav.fi)',
      },
      date: '2027-01-15',
    },
  });
}
