import { describe, expect, it } from 'vitest';
import { contradictsName } from './contradicts-name.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('The first bytes of a file', () => {
  it.each([
    ['suunnitelma.pdf', 'hello'],
    ['SUUNNITELMA.PDF', 'PK\x03\x04'],
    ['kuva.png', '\xFF\xD8\xFF'],
    ['kirje.docx', '%PDF-1.7'],
    ['kirje.doc', 'PK\x03\x04'],
    ['kuva.heic', 'ftyp'],
  ])('contradict the name %s when they are %j', (name, head) => {
    expect(contradictsName(name, bytes(head))).toBe(true);
  });

  it.each([
    ['suunnitelma.pdf', '%PDF-1.7'],
    ['skannaus.pdf', `scanner\n${'x'.repeat(900)}%PDF-1.4`],
    ['kuva.JPG', '\xFF\xD8\xFF\xE0'],
    ['kuva.heic', '\x00\x00\x00\x18ftypheic'],
    ['kuva.tif', 'MM\x00*'],
    ['muistio.txt', 'hello'],
    ['piirros.dwg', 'AC1027'],
    ['nimetön', 'MZ'],
    ['tyhja.pdf', ''],
  ])('do not contradict the name %s when they are %j', (name, head) => {
    expect(contradictsName(name, bytes(head))).toBe(false);
  });
});
