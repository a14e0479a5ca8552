import { formControlNames } from '@form-portal/domain';
import { aField } from '@form-portal/domain/testing';
import type { TestRequest } from '../../testing/test-client.ts';
import { fields, multipart, type PostPart } from './posts.ts';

/** A field with two controls. */
export const moment = aField('datetime', { label: { gb: 'Moment' } });

/** The controls as a browser posts them: all of them, including an empty file input. */
export function controls(
  values: Readonly<Record<string, string>> = {},
  ...files: readonly PostPart[]
): TestRequest {
  const all = {
    [formControlNames.trap]: '',
    [fields.name.guid]: 'Åke Öhman',
    [moment.guid]: '',
    [`${moment.guid}.time`]: '',
  };
  const texts = Object.entries({ ...all, ...values }).map(([key, value]): PostPart => [key, value]);
  const attachments: readonly PostPart[] =
    files.length > 0 ? files : [[formControlNames.attachments, '', '']];
  return multipart([...texts, ...attachments]);
}
