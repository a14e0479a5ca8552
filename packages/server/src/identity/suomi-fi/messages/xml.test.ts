import { describe, expect, it } from 'vitest';
import { parseXml } from './xml.ts';

function nested(levels: number): string {
  return `<r>${'<a>'.repeat(levels - 1)}${'</a>'.repeat(levels - 1)}</r>`;
}

describe('parseXml', () => {
  it('reads elements that are fifty deep, and no deeper ones', () => {
    expect(parseXml(nested(50))?.localName).toBe('r');
    expect(parseXml(nested(51))).toBeUndefined();
  });

  it('stops at once where elements are too deep, however many there are', () => {
    const largest = nested(37_000);
    const started = performance.now();

    expect(parseXml(largest)).toBeUndefined();
    expect(performance.now() - started).toBeLessThan(500);
  });
});
