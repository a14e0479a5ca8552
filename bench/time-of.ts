import { get, type Agent } from 'node:http';

/** Returns the milliseconds from the request to the last byte of the response, which must be successful. */
export async function timeOf(url: string, agent: Agent, cookie = ''): Promise<number> {
  const started = performance.now();
  const headers = { 'accept-encoding': 'br', accept: '*/*', ...(cookie === '' ? {} : { cookie }) };
  await new Promise<void>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} returned ${String(response.statusCode)}`));
      });
    }).on('error', reject);
  });
  return performance.now() - started;
}
