import type { FieldTypes, NewGuid } from '@form-portal/domain';
import type { Database } from '@form-portal/storage';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerTables } from '../../db/tables.ts';
import { sampleForms } from '../../samples/sample-forms.ts';
import { addNewLanguages } from '../../translations/add-new-languages.ts';
import { unlessUnreachable } from '../../unless-unreachable.ts';
import type { SiteServices } from '../compose-site.ts';
import { pairVaultLanguages } from './pair-vault-languages.ts';
import { publishSamples } from './publish-samples.ts';

interface Deps extends SiteServices {
  readonly database: Database<ServerTables>;
  readonly fieldTypes: FieldTypes;
  readonly newGuid: NewGuid;
  readonly now: () => Date;
  /** IANA name of the site's time zone. */
  readonly timeZone: string;
  /** Whether a portal without forms gets the samples, if they fit its vault. */
  readonly publishesSamples: boolean;
  readonly fitsSampleForms: boolean;
  readonly log: Pick<FastifyBaseLogger, 'info'>;
}

/** Gives a new portal its languages and sample forms, and an upgraded one the languages that are new. */
export async function completeFirstStart(deps: Deps): Promise<void> {
  // An unreachable vault does not prevent the start: the languages are paired on the next one.
  await unlessUnreachable(() => pairVaultLanguages(deps), undefined);
  await addNewLanguages(deps);
  if (!deps.publishesSamples) return;
  if (deps.fitsSampleForms) await publishSamples(deps, sampleForms);
  else if ((await deps.documents.versions()).forms === 0)
    deps.log.info('The sample forms are not published: they are made for the embedded vault');
}
