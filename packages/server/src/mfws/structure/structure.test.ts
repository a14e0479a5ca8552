import { dataTypes } from '@form-portal/domain';
import { demoClasses, demoLists, demoObjectTypes } from '@form-portal/vault';
import { beforeAll, expect, it } from 'vitest';
import { describePortal } from '../../testing/app-under-test.ts';
import { addOrdinaryUser, loggedIn, ordinaryUser, type MfwsClient } from '../testing/mfws-client.ts';

interface Listed {
  readonly ID: number;
  readonly Name: string;
}

describePortal(
  'structure through the M-Files API',
  (given) => {
    let client: MfwsClient;
    beforeAll(async () => {
      await addOrdinaryUser(given());
      client = await loggedIn(given(), ordinaryUser);
    });

    it('lists property definitions, including built-in ones, with their lists', async () => {
      const properties = await client.call('GET', 'structure/properties');

      expect(properties).toContainEqual(
        expect.objectContaining({ ID: 0, DataType: dataTypes.text, BasedOnValueList: false, ValueList: 0 }),
      );
      expect(properties).toContainEqual(
        expect.objectContaining({
          ID: 1041,
          DataType: dataTypes.lookup,
          BasedOnValueList: true,
          ValueList: demoLists.serviceAreas,
          AutomaticValueType: 0,
        }),
      );
      expect(await client.call('GET', 'structure/properties/1041')).toMatchObject({ ID: 1041 });
    });

    it('lists classes, of one object type on request, and by group', async () => {
      const path = `structure/classes?objtype=${demoObjectTypes.case}`;
      const all: readonly Listed[] = await client.call('GET', 'structure/classes');
      const cases: readonly Listed[] = await client.call('GET', path);
      const [group] = await client.call('GET', `${path}&bygroup=true`);

      expect(all.map(({ ID }) => ID)).toEqual(expect.arrayContaining([0, 1, demoClasses.feedback]));
      expect(cases.map(({ ID }) => ID)).not.toContain(0);
      expect(cases.map(({ ID }) => ID)).toContain(demoClasses.feedback);
      expect(group.Classes).toHaveLength(cases.length);
    });

    it('returns the properties of a class and which of them are mandatory', async () => {
      const feedback = await client.call('GET', `structure/classes/${demoClasses.feedback}`);

      expect(feedback).toMatchObject({ NamePropertyDef: 0, Workflow: expect.any(Number) });
      expect(feedback.AssociatedPropertyDefs).toEqual(
        expect.arrayContaining([
          { PropertyDef: 1039, Required: true },
          { PropertyDef: 1044, Required: false },
        ]),
      );
    });

    it('lists object types separately from value lists, and both together as lists', async () => {
      const types: readonly Listed[] = await client.call('GET', 'structure/objecttypes');
      const lists: readonly Listed[] = await client.call('GET', 'valuelists');

      expect(types.map(({ ID }) => ID)).toEqual(Object.values(demoObjectTypes));
      expect(lists.map(({ ID }) => ID)).toEqual(expect.arrayContaining([7, 101, demoLists.districts]));
      expect(await client.call('GET', `valuelists/${demoLists.districts}`)).toMatchObject({
        RealObjectType: false,
      });
      expect(await client.call('GET', 'structure/objecttypes/0')).toMatchObject({
        RealObjectType: true,
        CanHaveFiles: true,
        Hierarchial: false,
      });
    });

    it('cuts a list of items at the limit and reports it', async () => {
      const items = `valuelists/${demoLists.districts}/items`;
      const all = await client.call('GET', items);
      const some = await client.call('GET', `${items}?limit=2`);

      expect(all.MoreResults).toBe(false);
      expect(some).toEqual({ Items: all.Items.slice(0, 2), MoreResults: true });
      expect(all.Items[0]).toMatchObject({
        ValueListID: demoLists.districts,
        DisplayID: String(all.Items[0].ID),
        HasOwner: false,
      });
    });

    it('filters items by name, with wildcards', async () => {
      const items = `valuelists/${demoLists.districts}/items`;
      const { Items } = await client.call('GET', items);
      const { Name } = Items[0];
      const pattern = `${String(Name).slice(0, 2).toUpperCase()}*${String(Name).slice(-1)}`;

      const found = await client.call('GET', `${items}?filter=${encodeURIComponent(pattern)}`);

      expect(found.Items).toContainEqual(Items[0]);
      expect(found.Items.length).toBeLessThan(Items.length);
    });

    it('returns the items of a property as a plain list', async () => {
      const { Items } = await client.call('GET', `valuelists/${demoLists.serviceAreas}/items`);

      expect(await client.call('GET', 'structure/properties/1041/valuelist/items')).toEqual(Items);
      expect((await client.send('GET', 'structure/properties/1038/valuelist/items')).statusCode).toBe(404);
    });

    it('returns classes and users as items of their lists', async () => {
      const classes = await client.call('GET', 'valuelists/1/items');
      const users = await client.call('GET', 'valuelists/6/items');

      expect(classes.Items).toContainEqual(expect.objectContaining({ ID: demoClasses.feedback }));
      expect(users.Items.map(({ Name }: Listed) => Name)).toContain('Aino Korhonen');
    });

    it('lists workflows and the states of each', async () => {
      const [workflow, ...others] = await client.call('GET', 'structure/workflows');
      const states = await client.call('GET', `structure/workflows/${workflow.ID}/states`);
      const { Items } = await client.call('GET', `valuelists/8/items?filterItem=7:${workflow.ID}`);

      expect(others.length).toBeGreaterThan(0);
      expect(states.length).toBeGreaterThan(0);
      expect(Items.map(({ ID }: Listed) => ID)).toEqual(states.map(({ ID }: Listed) => ID));
      expect(Items[0]).toMatchObject({ HasOwner: true, OwnerID: workflow.ID });
    });

    it('finds no alias', async () => {
      expect(await client.call('GET', 'structure/classes/itemidbyalias/CL.Document')).toBe(-1);
      expect(await client.call('POST', 'structure/classes/itemidbyalias', ['CL.Document'])).toEqual({
        'CL.Document': -1,
      });
      expect(
        await client.call('POST', 'structure/metadatastructure/itemidbyalias', { properties: ['PD.X'] }),
      ).toEqual({ properties: { 'PD.X': -1 } });
    });

    it.each(['structure/properties/999999', 'structure/classes/999', 'valuelists/9999/items'])(
      'returns 404 for what does not exist: %s',
      async (path) => {
        const response = await client.send('GET', path);

        expect(response.statusCode).toBe(404);
        expect(response.json()).toMatchObject({ IsLoggedToVault: true });
      },
    );
  },
  { PORTAL_MFWS: 'true', PORTAL_SIGN_IN_LIMIT: 'off' },
);
