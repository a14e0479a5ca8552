import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withRenamed } from '../../../translations/outdated/renamed-languages.ts';
import { arbitraryForm } from '../../../testing/arbitrary-form.ts';
import { withArbitraryParts } from '../../../testing/arbitrary-form-parts.ts';
import { testFieldTypes } from '../../../testing/test-field-types.ts';
import { formTexts } from './form-texts.ts';
import { renameLanguages } from './rename-languages.ts';

const renamed = new Map([['gb', 'en']]);

it('moves every text of a form to the new code, and changes nothing else', () => {
  fc.assert(
    fc.property(arbitraryForm.chain(withArbitraryParts), (form) => {
      const after = renameLanguages(form, renamed, testFieldTypes);

      expect(formTexts(after, testFieldTypes)).toEqual(
        formTexts(form, testFieldTypes).map((one) => ({ ...one, text: withRenamed(one.text, renamed) })),
      );
      expect(renameLanguages(form, new Map(), testFieldTypes)).toEqual(form);
    }),
  );
});
