import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { settingsDocument, siteDocumentQuery, translationsDocument } from '../site-document/site-document.ts';
import { catalogueQuery, formListQuery } from './queries.ts';
import { createQueryClient } from './query-client.ts';

it('logs that the texts could not be fetched, for the translations page and the editor', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const logged = (): readonly unknown[] => log.mock.calls.map(([first]) => first);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  const client = createQueryClient();

  await expect(client.fetchQuery(siteDocumentQuery(translationsDocument))).rejects.toThrow();
  await expect(client.fetchQuery(catalogueQuery())).rejects.toThrow();
  expect(logged()).toEqual(['Error fetching translations', 'Error fetching translations']);

  await expect(client.fetchQuery(siteDocumentQuery(settingsDocument))).rejects.toThrow();
  await expect(client.fetchQuery(formListQuery())).rejects.toThrow();
  expect(logged()).toHaveLength(2);
});

it('fails a change without a connection instead of queueing it', async () => {
  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  const change = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new Error('no connection')),
  });

  change.mutate().catch(() => undefined);

  await vi.waitFor(() => expect(change.getCurrentResult().status).toBe('error'));
});
