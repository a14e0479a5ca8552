import { expect, it } from 'vitest';
import { aRow } from '../testing/a-row.ts';
import { bulkActions } from './bulk-actions.ts';

const waiting = aRow({ status: 'waiting' });
const failed = aRow({ status: 'failed' });
const delivered = aRow({ status: 'delivered' });
const keptTest = aRow({ status: 'waiting', test: 'keep' });
const deliveredTest = aRow({ status: 'waiting', test: 'deliver' });

it('delivering again applies to all but delivered submissions and tests that stay in the portal', () => {
  const rows = [waiting, failed, delivered, keptTest, deliveredTest];
  expect(rows.filter(bulkActions.deliver.appliesTo)).toEqual([waiting, failed, deliveredTest]);
});

it('removing applies to all but real submissions that wait for delivery', () => {
  const rows = [waiting, failed, delivered, keptTest, deliveredTest];
  expect(rows.filter(bulkActions.remove.appliesTo)).toEqual([failed, delivered, keptTest, deliveredTest]);
});
