/** Text keys of the form builder's canvas: names of its blocks and tools. */
export const canvasTextKeys = [
  'admin.canvas.title',
  'admin.canvas.formBlock',
  'admin.canvas.untitled',
  'admin.canvas.group',
  'admin.canvas.required',
  'admin.canvas.short',
  'admin.canvas.long',
  'admin.canvas.textMissing',
  'admin.canvas.noOptions',
  'admin.canvas.tools',
  'admin.canvas.addHere',
  'admin.canvas.addFirst',
  'admin.canvas.addBelow',
  'admin.canvas.addBeside',
  'admin.canvas.fieldTypes',
  'admin.canvas.closeFieldTypes',
  'admin.canvas.deleted',
  'admin.canvas.rename',
  'admin.moveTo.title',
  'admin.moveTo.container',
  'admin.moveTo.position',
  'admin.moveTo.first',
  'admin.moveTo.after',
  'admin.moveTo.here',
  'admin.moveTo.move',
] as const;

/** A key of this list. */
export type CanvasTextKey = (typeof canvasTextKeys)[number];
