import type { Guid } from '../../../guid.ts';
import type { Condition } from '../../../logic/conditions/condition.ts';
import type { RuleKind } from '../../../logic/rules/logic-fault.ts';
import { sameContent } from '../../../values/same-content.ts';
import type { Form, PredefinedField } from '../../form.ts';
import { findField, findGroup } from '../../layout.ts';
import { setRequired, withRequiredWhenShown } from '../field/set-required.ts';
import { changeField, changeGroup } from '../layout/entries.ts';
import { changePage, findPage } from '../pages/change-page.ts';
import { changeRequest, findRequest } from '../requests/change-request.ts';
import { changeCheck } from './change-check.ts';

/** Identifies a condition: which rule, and of which element. */
export interface RuleRef {
  readonly rule: Exclude<RuleKind, 'formula'>;
  /** The field, group, page, requested file, check or predefined field. */
  readonly of: Guid;
}

/** Returns the condition of a rule; undefined when there is none. */
export function conditionAt(form: Form, { rule, of }: RuleRef): Condition | undefined {
  switch (rule) {
    case 'showWhen':
      return (findField(form, of) ?? findGroup(form, of) ?? findPage(form, of) ?? findRequest(form, of))
        ?.showWhen;
    case 'requireWhen': {
      const requireWhen = findField(form, of)?.requireWhen;
      return requireWhen === 'shown' ? undefined : requireWhen;
    }
    case 'must':
      return form.checks?.find(({ guid }) => guid === of)?.must;
    case 'when':
      return form.predefinedFields.find(({ guid }) => guid === of)?.when;
  }
}

/**
 * Sets the condition of a rule; undefined removes it. A check keeps its condition: it is removed as a
 * whole. Returns the form itself when nothing changes or the element does not exist.
 */
export function setCondition(form: Form, ruleRef: RuleRef, condition: Condition | undefined): Form {
  if (sameContent(conditionAt(form, ruleRef), condition)) return form;
  const { rule, of } = ruleRef;
  switch (rule) {
    case 'showWhen':
      return setShowWhen(form, of, condition);
    case 'requireWhen':
      return setRequired(form, of, condition ?? 'optional');
    case 'must':
      return condition === undefined
        ? form
        : changeCheck(form, of, (check) => ({ ...check, must: condition }));
    case 'when':
      return setWhen(form, of, condition);
  }
}

function setShowWhen(form: Form, guid: Guid, showWhen: Condition | undefined): Form {
  const change = <T extends { readonly showWhen?: Condition }>({ showWhen: _, ...rest }: T) => ({
    ...rest,
    ...(showWhen !== undefined && { showWhen }),
  });
  if (findRequest(form, guid) !== undefined) return changeRequest(form, guid, change);
  if (findPage(form, guid) !== undefined) {
    const placed = form.layout.filter(({ page }) => page === guid).map((entry) => entry.guid);
    return withRequiredWhenShown(changePage(form, guid, change), placed);
  }
  return withRequiredWhenShown(
    findGroup(form, guid) === undefined ? changeField(form, guid, change) : changeGroup(form, guid, change),
    [guid],
  );
}

function setWhen(form: Form, guid: Guid, when: Condition | undefined): Form {
  if (!form.predefinedFields.some((field) => field.guid === guid)) return form;
  const change = ({ when: _, ...rest }: PredefinedField): PredefinedField => ({
    ...rest,
    ...(when !== undefined && { when }),
  });
  return {
    ...form,
    predefinedFields: form.predefinedFields.map((field) => (field.guid === guid ? change(field) : field)),
  };
}
