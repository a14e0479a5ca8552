import { readSendAnswer } from './read-send-answer.ts';
import type { SendAnswer } from './read-send-answer.ts';
import type { SentSubmissionWire } from '@form-portal/domain';

/** A submission ready to go. */
export interface Outgoing {
  readonly submission: SentSubmissionWire;
  readonly files: readonly { readonly name: string; readonly content: File }[];
  readonly onProgress: (loaded: number, total: number) => void;
}

/** Posts a submission and its files, telling how many bytes have gone; never rejects. */
export function sendSubmission({ submission, files, onProgress }: Outgoing): Promise<SendAnswer> {
  const body = new FormData();
  body.append('submission', JSON.stringify(submission));
  for (const { name, content } of files) body.append('attachments', content, name);
  // Fetch can't tell how much of a body has gone.
  const request = new XMLHttpRequest();
  request.open('POST', '/api/submissions');
  // What is refused is told in the language of the page, whatever the browser's own is.
  request.setRequestHeader('Accept-Language', document.documentElement.lang);
  request.upload.onprogress = (event) => onProgress(event.loaded, event.total);
  return new Promise((resolve) => {
    request.onload = () => resolve(readSendAnswer(request.status, request.responseText));
    request.onerror = () => {
      const reason = navigator.onLine ? 'interrupted' : 'offline';
      resolve({ kind: 'failed', failure: { reason, words: '', fields: [] } });
    };
    request.send(body);
  });
}
