import { describe, expect, it } from 'vitest';
import { aForm } from '../../../testing/builders.ts';
import { guidOf, nameOf } from '../../../testing/guids.ts';
import type { AttachmentRequest, Form } from '../../form.ts';
import { conditionAt, setCondition } from '../logic/set-condition.ts';
import { findRequest } from './change-request.ts';
import {
  addRequest,
  moveRequest,
  removeRequest,
  setRequest,
  setRequestCategory,
  setRequestExtensions,
  setRequestTypes,
} from './requests.ts';

const named = (name: string): AttachmentRequest => ({
  guid: guidOf(name),
  name: { gb: name },
  required: false,
  later: false,
});
const form = aForm();
const two = addRequest(addRequest(form, named('a')), named('b'));
const names = ({ attachments }: Form) => attachments.requests?.map(({ guid }) => nameOf(guid));

describe('requested files', () => {
  it('are added at the end, moved and removed, and the form is as before without them', () => {
    expect(names(two)).toEqual(['a', 'b']);
    expect(names(moveRequest(two, guidOf('b'), 'up'))).toEqual(['b', 'a']);
    expect(moveRequest(two, guidOf('b'), 'down')).toBe(two);
    expect(names(removeRequest(two, guidOf('a')))).toEqual(['b']);
    expect(removeRequest(removeRequest(two, guidOf('a')), guidOf('b'))).toEqual(form);
  });

  it('are required, limited in number and sent later as they are set', () => {
    const set = setRequest(two, guidOf('a'), { required: true, later: true, max: 0 });

    expect(findRequest(set, guidOf('a'))).toMatchObject({ required: true, later: true, max: 1 });
    expect(findRequest(setRequest(set, guidOf('a'), { max: null }), guidOf('a'))).not.toHaveProperty('max');
  });

  it('accept the types of the form or their own, which start with those of the form', () => {
    const own = setRequestTypes(two, guidOf('a'), 'own');
    const { categories, customExtensions } = form.attachments;
    expect(findRequest(own, guidOf('a'))?.fileTypes).toEqual({ categories, customExtensions });

    const [category] = categories;
    const without = setRequestCategory(own, guidOf('a'), category!, 'refused');
    expect(findRequest(without, guidOf('a'))?.fileTypes?.categories).not.toContain(category);
    expect(setRequestCategory(without, guidOf('a'), category!, 'allowed')).toEqual(own);
    expect(
      findRequest(setRequestExtensions(own, guidOf('a'), '.DWG, ifc;dwg'), guidOf('a'))?.fileTypes
        ?.customExtensions,
    ).toEqual(['dwg', 'ifc']);
    expect(setRequestTypes(own, guidOf('a'), 'of-form')).toEqual(two);
  });

  it('are asked for on a condition', () => {
    const ruleRef = { rule: 'showWhen', of: guidOf('a') } as const;
    const condition = { kind: 'person', identified: true } as const;

    expect(conditionAt(setCondition(two, ruleRef, condition), ruleRef)).toEqual(condition);
    expect(setCondition(setCondition(two, ruleRef, condition), ruleRef, undefined)).toEqual(two);
  });
});
