import { describe, expect, it } from 'vitest';
import { withSoftHyphens } from './soft-hyphens.ts';

function syllables(text: string, languageTag = 'fi'): string {
  return withSoftHyphens(text, languageTag).replaceAll('\u00AD', '|');
}

describe('soft hyphens', () => {
  it.each([
    ['avustushakemuslomake', 'avus|tus|ha|ke|mus|lo|make'],
    ['Omaishoidontukihakemus', 'Omais|hoi|don|tu|ki|ha|ke|mus'],
    ['KIINTEISTÖREKISTERI', 'KIIN|TEIS|TÖ|RE|KIS|TERI'],
  ])('are placed between the syllables of a long Finnish word: %s', (word, parted) => {
    expect(syllables(word)).toBe(parted);
  });

  it('leave short words and the rest of a text alone', () => {
    expect(syllables('Hae omaishoidontukihakemus 2027!')).toBe('Hae omais|hoi|don|tu|ki|ha|ke|mus 2027!');
    expect(syllables('Avustushakemus')).toBe('Avus|tus|ha|ke|mus');
    expect(syllables('Avustuslomake')).toBe('Avustuslomake');
  });

  it.each(['en', 'sv', 'fil'])('are for Finnish only, not for %s', (languageTag) => {
    expect(withSoftHyphens('omaishoidontukihakemus', languageTag)).toBe('omaishoidontukihakemus');
  });

  it('are placed in texts in Finnish of any region', () => {
    expect(syllables('omaishoidontukihakemus', 'fi-FI')).toContain('|');
  });
});
