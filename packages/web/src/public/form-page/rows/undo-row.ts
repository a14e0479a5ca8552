/** The value of the button that puts a removed row back. */
export const undoRow = 'undo-row';
