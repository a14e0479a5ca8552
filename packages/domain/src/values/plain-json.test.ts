import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinPath, maxJsonDepth, refuseUnsafeJson } from './plain-json.ts';

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

describe('refuseUnsafeJson', () => {
  it('accepts every JSON value of ordinary depth', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(refuseUnsafeJson(value)).toBeUndefined();
      }),
    );
  });

  it('names the path of a __proto__ member at any depth', () => {
    const value: unknown = JSON.parse('{"Fields":[{"Name":{"__proto__":{"admin":true}}}]}');

    expect(refuseUnsafeJson(value)).toEqual({
      code: 'request.invalid',
      path: 'Fields[0].Name.__proto__',
      params: { reason: 'forbidden-name' },
    });
  });

  it('refuses a document nested too deep, without overflowing the stack', () => {
    expect(refuseUnsafeJson(nested(maxJsonDepth))).toBeUndefined();
    expect(refuseUnsafeJson(nested(maxJsonDepth + 1))?.params).toEqual({ reason: 'too-deep' });
    expect(refuseUnsafeJson(nested(200_000))?.params).toEqual({ reason: 'too-deep' });
  });

  it('refuses a value that contains itself', () => {
    const loop: unknown[] = [];
    loop.push(loop);

    expect(refuseUnsafeJson(loop)?.params).toEqual({ reason: 'too-deep' });
  });

  it.each([
    ['a map', new Map()],
    ['a function', (): void => undefined],
    ['a big integer', 1n],
    ['an instance of a class', new URL('https://example.org')],
  ])('refuses %s, which JSON cannot represent', (_name, value) => {
    expect(refuseUnsafeJson({ a: value })).toMatchObject({ path: 'a', params: { reason: 'not-json' } });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (value) => void refuseUnsafeJson(value)));
  });
});

describe('joinPath', () => {
  it('joins members with a dot, puts list indexes in brackets, and truncates long names', () => {
    expect(joinPath('', 'Fields')).toBe('Fields');
    expect(joinPath('Fields', 3)).toBe('Fields[3]');
    expect(joinPath('Fields[3]', 'Name')).toBe('Fields[3].Name');
    expect(joinPath('', 'x'.repeat(5000))).toHaveLength(100);
  });
});
