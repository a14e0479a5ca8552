import { describe, expect, it } from 'vitest';
import { vagueLinks } from './vague-links.ts';

describe('vagueLinks', () => {
  it('finds each link whose words do not say where it leads', () => {
    expect(vagueLinks('Read [here](https://a.example), [the rules](/b) and [**More**…](#c "d").')).toEqual([
      'here',
      'More',
    ]);
  });

  it.each(['[', '[a](', '[a] '])('takes little time with %j repeated', (piece) => {
    const started = performance.now();

    expect(vagueLinks(piece.repeat(100_000 / piece.length))).toEqual([]);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
