import { failed, ok, withoutOutdated } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { catalogueFromWire, catalogueToWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import { isNotModified, matchesVersion, type EtagOf } from '../http/response/etag.ts';
import { saveTranslations, type SaveTranslationsDeps } from './save-translations.ts';

/** Dependencies of the calls. */
interface TranslationsRouteDeps extends SaveTranslationsDeps {
  readonly etagOf: EtagOf;
}

/** GET and POST /api/translations, and the texts to be translated again. */
export function translationsRoutes(deps: TranslationsRouteDeps): readonly BoundRoute[] {
  const { audit, database, translationsStore, outdatedTexts, etagOf } = deps;
  return [
    bindRoute(routes.readTranslations, async ({ request, reply }) => {
      const { version, catalogue } = await translationsStore.get();
      const isKnown = isNotModified(request, reply, etagOf('translations', version));
      return ok(isKnown ? undefined : catalogueToWire(catalogue));
    }),
    bindRoute(routes.saveTranslations, async ({ body, user, request, reply }) => {
      const catalogue = catalogueFromWire(body);
      if (!catalogue.ok) return catalogue;
      const { version } = await translationsStore.get();
      if (!matchesVersion(request, etagOf('translations', version)))
        return failed({ code: 'revision_conflict' });
      const onlyOver = request.headers['if-match'] === undefined ? null : version;
      const saved = await saveTranslations(deps, { catalogue: catalogue.value, user, onlyOver });
      if (!saved.ok) return saved;
      void reply.header('etag', etagOf('translations', saved.value.version));
      return ok(catalogueToWire(saved.value.catalogue));
    }),
    bindRoute(routes.listOutdatedTexts, async () => ok(await outdatedTexts.get())),
    bindRoute(routes.markTranslationUpToDate, async ({ params: { language, key }, user }) => {
      await database.write(async (transaction) => {
        await outdatedTexts.change(transaction, (outdated) => withoutOutdated(outdated, language, key));
        await audit.translationConfirmed(transaction, user, `${language} ${key}`);
      });
      return ok(undefined);
    }),
  ];
}
