import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDigitalService } from './digital-service.ts';

const yaml = `
displayName: { fi: Lomakkeet, sv: Blanketter, en: Forms }
description: { fi: Kuvaus, sv: Beskrivning, en: Description }
privacyStatementUrl:
  fi: https://example.org/tietosuoja
  sv: https://example.org/dataskydd
  en: https://example.org/privacy
organisation:
  name: { fi: Kunta, sv: Kommun, en: Municipality }
  displayName: { fi: Kunta, sv: Kommun, en: Municipality }
  url: { fi: https://example.org/fi, sv: https://example.org/sv, en: https://example.org/en }
contacts:
  - { type: technical, firstName: Aino, lastName: Ääri, email: aino@example.org }
requestedAttributes: [henkilotunniste, sukunimi]
`;

describe('readDigitalService', () => {
  let folder = '';
  const file = (content: string): string => {
    const path = join(folder, 'service');
    writeFileSync(path, content);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'form-portal-service-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('reads YAML, and JSON of the same', async () => {
    const service = await readDigitalService(file(yaml));

    expect(service).toMatchObject({
      displayName: { sv: 'Blanketter' },
      vtjVerificationRequired: true,
      requestedAttributes: ['henkilotunniste', 'sukunimi'],
    });
    expect(await readDigitalService(file(JSON.stringify(service)))).toEqual(service);
  });

  it.each([
    ['a language that is missing', yaml.replace('sv: Blanketter, ', ''), 'displayName.sv'],
    ['an unknown member', `${yaml}\ncolour: red`, 'colour'],
    ['a contact without an address', yaml.replace(', email: aino@example.org', ''), 'contacts.0.email'],
    ['an invalid address', yaml.replace('https://example.org/privacy', 'privacy'), 'privacyStatementUrl.en'],
    ['an attribute that does not exist', yaml.replace('sukunimi]', 'hetu]'), 'requestedAttributes.1'],
    ['nothing', '', 'the file'],
  ])('refuses %s and names it', async (_, content, named) => {
    await expect(readDigitalService(file(content))).rejects.toThrow(named);
  });
});
