/** Limits of a fetch. */
export interface FetchLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
}

/** Fetches a text from a configured address. Throws on redirects, error responses, timeouts and oversized responses. */
export async function fetchText(address: string, { timeoutMs, maxBytes }: FetchLimits): Promise<string> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || response.body === null) throw new Error(`the response has status ${response.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
