/** Text keys of the form builder's controls for logic: tabs of the panel, the sentence builder, checks. */
export const logicTextKeys = ['admin.logic.message'] as const;

/** A key of this list. */
export type LogicTextKey = (typeof logicTextKeys)[number];
