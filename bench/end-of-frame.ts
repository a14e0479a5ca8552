/**
 * Adds `atEndOfFrame(task)` to a page: called in a frame, it runs a task when the frame ends. The task has priority, because others that
 * are queued already are no part of the frame.
 */
export const atEndOfFrame = `
  window.atEndOfFrame = (task) => scheduler.postTask(task, { priority: 'user-blocking' });
`;
