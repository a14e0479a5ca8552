import type { Vault } from '@form-portal/vault';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCheck } from '../commands/check-vault.ts';
import { openVault } from '../compose/infrastructure/open-vault.ts';
import { readConfig } from '../config.ts';
import { addOrdinaryUser, ordinaryUser, vaultGuid } from '../mfws/testing/mfws-client.ts';
import { describePortal, startPortal, testAdmin, type PortalUnderTest } from '../testing/app-under-test.ts';
import type { Environment } from '../config/environment.ts';

interface Item {
  readonly Step: string;
  readonly State: string;
  readonly Code: string;
}

describePortal('diagnostics of the embedded vault', (given) => {
  it('create, find and remove a test object, and leave only a row in the audit log', async () => {
    const admin = await given().admin();

    const checked = await admin.post('/api/admin/vault/check');

    expect(checked.json()).toMatchObject({ OK: true });
    expect(checked.json().Items.map(({ Step, Code }: Item) => [Step, Code])).toEqual([
      ['reach', 'reached'],
      ['structure', 'structure-read'],
      ['create', 'created'],
      ['find', 'found'],
      ['remove', 'removed'],
    ]);
    expect((await admin.get('/api/admin/vault/objects')).json().Items).toEqual([]);
    const { Items } = (await admin.get('/api/admin/audit?group=vault')).json();
    expect(Items[0]).toMatchObject({ Event: 'vault.checked', Actor: 'admin', Detail: 'ok' });
  });

  it('are only for administrators', async () => {
    expect((await given().client().post('/api/admin/vault/check')).statusCode).toBe(401);
  });
});

describe('diagnostics of a vault in M-Files', () => {
  let vaultPortal: PortalUnderTest;
  let vaultSettings: Environment;
  let textProperty: number;
  let dateProperty: number;

  beforeAll(async () => {
    vaultPortal = await startPortal('sqlite', { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' });
    await addOrdinaryUser(vaultPortal);
    const admin = await vaultPortal.admin();
    const add = async (Name: string, DataType: number): Promise<number> =>
      Number((await admin.post('/api/admin/vault/properties', { json: { Name, DataType } })).json().ID);
    textProperty = await add('Lähetyksen tunnus', 1);
    dateProperty = await add('Lähetyksen päivä', 5);
    const address = await vaultPortal.portal.app.listen({ port: 0, host: '127.0.0.1' });
    vaultSettings = {
      PORTAL_VAULT: 'mfiles',
      PORTAL_MFILES_URL: `${address}/REST`,
      PORTAL_MFILES_VAULT: await vaultGuid(vaultPortal),
      PORTAL_MFILES_USERNAME: ordinaryUser.username,
      PORTAL_MFILES_PASSWORD: ordinaryUser.password,
    };
  });
  afterAll(() => vaultPortal.close());

  /** The output of the command with some settings, and its exit code. */
  async function check(
    settings: Environment,
    change: (vault: Pick<Vault, 'findBySubmission'>) => Partial<Vault> = () => ({}),
  ) {
    const { config } = readConfig({
      ...vaultSettings,
      PORTAL_DATA_DIR: vaultPortal.config.dataDir,
      ...settings,
    });
    if (config === null) throw new Error('The settings are invalid.');
    const { openForDiagnostics } = await openVault(config, vaultPortal.portal.storage, vaultPortal.system);
    const diagnosed = openForDiagnostics();
    const printed: string[] = [];
    const code = await reportCheck(
      { ...diagnosed, vault: { ...diagnosed.vault, ...change(diagnosed.vault) } },
      { newGuid: vaultPortal.system.newGuid, pause: () => Promise.resolve() },
      (line) => printed.push(line),
    );
    return { code, text: printed.join('\n') };
  }

  it('report step by step that everything works', async () => {
    const { code, text } = await check({ PORTAL_MFILES_SUBMISSION_PROPERTY: String(textProperty) });

    expect(text).toBe(
      [
        'OK            The vault responds',
        '              It responds.',
        'OK            The portal signs in',
        '              Signed in as aino.',
        'OK            Rights of the account',
        '              The account may create objects.',
        'OK            Licence of the account',
        '              The licence allows changes.',
        'OK            Property for submissions',
        `              “Lähetyksen tunnus” (${String(textProperty)}) keeps the GUID of each submission.`,
        'OK            Structure',
        '              12 classes and 84 properties can be read.',
        'OK            Creating an object',
        '              A test object was created in the class “Muu asiakirja”.',
        'OK            Finding it again',
        '              It was found by its submission.',
        'OK            Removing it',
        '              The test object is among the deleted objects of the vault.',
        '',
        'The vault is ready for deliveries.',
      ].join('\n'),
    );
    expect(code).toBe(0);
  });

  it.each<[what: string, settings: () => Environment, code: number, message: RegExp]>([
    [
      'an unreachable service',
      () => ({ PORTAL_MFILES_URL: 'http://127.0.0.1:1/REST' }),
      1,
      /Failed +The vault responds\n.*cannot be reached.*\n +Set by: PORTAL_MFILES_URL\n.*ECONNREFUSED/,
    ],
    [
      'a wrong address',
      () => ({ PORTAL_MFILES_URL: String(vaultSettings['PORTAL_MFILES_URL']).replace('REST', 'healthz') }),
      1,
      /Failed +The vault responds\n.*Check the address.*\n +Set by: PORTAL_MFILES_URL \(…\/REST\)/,
    ],
    [
      'a wrong password',
      () => ({ PORTAL_MFILES_PASSWORD: 'airot' }),
      1,
      /Failed +The portal signs in\n.*\n +Set by: PORTAL_MFILES_USERNAME, PORTAL_MFILES_PASSWORD\n.*The vault says: Login to application failed/,
    ],
    [
      'another vault',
      () => ({ PORTAL_MFILES_VAULT: '{3F2504E0-4F89-41D3-9A0C-0305E82C3301}' }),
      1,
      /Failed +The portal signs in\n.*\n +Set by: PORTAL_MFILES_VAULT\n.*Login to vault failed/,
    ],
    [
      'an account with more rights than it needs',
      () => ({ PORTAL_MFILES_USERNAME: testAdmin.username, PORTAL_MFILES_PASSWORD: testAdmin.password }),
      0,
      /Please check +Rights of the account\n.*full control[^]*The test object was removed/,
    ],
    [
      'a missing setting of the submission property',
      () => ({}),
      0,
      /Please check +Property for submissions\n.*\n +Set by: PORTAL_MFILES_SUBMISSION_PROPERTY/,
    ],
    [
      'a missing property',
      () => ({ PORTAL_MFILES_SUBMISSION_PROPERTY: '999999' }),
      1,
      /Failed +Property for submissions\n.*no property 999999/,
    ],
    [
      'a property of another type',
      () => ({ PORTAL_MFILES_SUBMISSION_PROPERTY: String(dateProperty) }),
      1,
      /Failed +Property for submissions\n.*“Lähetyksen päivä”.*not a text property/,
    ],
  ])('report %s and what to do', async (_what, settings, code, message) => {
    const checked = await check(settings());

    expect(checked.text).toMatch(message);
    expect(checked.code).toBe(code);
  });

  it('skip steps that depend on a failed one', async () => {
    const { text } = await check({ PORTAL_MFILES_PASSWORD: 'airot' });

    expect(text).toMatch(
      /Not tested +Structure\nNot tested +Creating an object\nNot tested +Finding it again\nNot tested/,
    );
  });

  it.each([
    [1, 'Please check', 'only after 1 seconds'],
    [9, 'Failed', 'could be delivered twice'],
  ])('report a search that lags by %i attempts', async (lag, state, message) => {
    let asked = 0;

    const { text } = await check({}, (vault) => ({
      findBySubmission: (submission) =>
        asked++ < lag ? Promise.resolve(undefined) : vault.findBySubmission(submission),
    }));

    expect(text).toContain(`${state.padEnd(14)}Finding it again\n`);
    expect(text).toContain(message);
  });
});
