import { failed, ok } from '@form-portal/domain';
import { routes } from '@form-portal/domain/api';
import { settingsFromWire, settingsToWire } from '@form-portal/domain/wire';
import { bindRoute, type BoundRoute } from '../http/bind-route.ts';
import { isNotModified, matchesVersion, type EtagOf } from '../http/response/etag.ts';
import { saveSettings, type SaveSettingsDeps } from './save-settings.ts';

/** Dependencies of the calls. */
interface SettingsRouteDeps extends SaveSettingsDeps {
  readonly etagOf: EtagOf;
}

/** GET and POST /api/settings. */
export function settingsRoutes(deps: SettingsRouteDeps): readonly BoundRoute[] {
  const { settingsStore, etagOf } = deps;
  return [
    bindRoute(routes.readSettings, async ({ request, reply }) => {
      const { version, settings } = await settingsStore.get();
      return ok(
        isNotModified(request, reply, etagOf('settings', version)) ? undefined : settingsToWire(settings),
      );
    }),
    bindRoute(routes.saveSettings, async ({ body, user, request, reply }) => {
      const settings = settingsFromWire(body);
      if (!settings.ok) return settings;
      const { version } = await settingsStore.get();
      if (!matchesVersion(request, etagOf('settings', version))) return failed({ code: 'revision_conflict' });
      const onlyOver = request.headers['if-match'] === undefined ? null : version;
      const saved = await saveSettings(deps, { settings: settings.value, user, onlyOver });
      if (!saved.ok) return saved;
      void reply.header('etag', etagOf('settings', saved.value.version));
      return ok(settingsToWire(saved.value.settings));
    }),
  ];
}
