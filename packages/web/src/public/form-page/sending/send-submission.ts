import { attachmentsPartName } from '@form-portal/domain';
import { parseResponse } from './parse-response.ts';
import type { SendResponse } from './parse-response.ts';
import type { Guid, SentSubmissionWire } from '@form-portal/domain';

/** A file that is sent. */
export interface SentFile {
  readonly name: string;
  readonly file: File;
  /** The request of the form that it answers; null for none. */
  readonly request: Guid | null;
}

/** A request that sends a submission. */
export interface SendRequest {
  readonly submission: SentSubmissionWire;
  readonly files: readonly SentFile[];
  /** Called with the number of bytes sent, of all bytes of the request. */
  readonly onProgress: (loaded: number, total: number) => void;
}

/** Posts a submission and its files; never rejects. */
export function sendSubmission({ submission, files, onProgress }: SendRequest): Promise<SendResponse> {
  const body = new FormData();
  body.append('submission', JSON.stringify(submission));
  for (const { name, file, request } of files) body.append(attachmentsPartName(request), file, name);
  // Fetch reports no upload progress.
  const request = new XMLHttpRequest();
  request.open('POST', '/api/submissions');
  // Messages must be in the language of the page, whatever the browser's is.
  request.setRequestHeader('Accept-Language', document.documentElement.lang);
  request.upload.onprogress = (event) => onProgress(event.loaded, event.total);
  return new Promise((resolve) => {
    request.onload = () => resolve(parseResponse(request.status, request.responseText));
    request.onerror = () => {
      const reason = navigator.onLine ? 'interrupted' : 'offline';
      resolve({ kind: 'failed', failure: { reason, message: '', fields: [], files: new Map() } });
    };
    request.send(body);
  });
}
