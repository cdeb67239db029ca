import { ActivityDrawer } from '../activities/activity-drawer';
import { DistributionDrawer } from '../spend/distribution-drawer';
import { SupplierDrawer } from '../suppliers/supplier-drawer';
import { groupSuppliers } from '../records/inputs';
import { newActivity, newDistribution } from '../records/new-records';

/** An activity for tests, whose amount has more digits than a field shows. */
export const record = {
  ...newActivity({ activityId: 101, unit: 'kWh', dataCollectionSheet: 'SCOPE1' }, 2024, {
    amount: 100 / 3,
    countryCode: 'DE',
    note: '',
    evidence: '',
    resourceId: '',
  }),
  version: 3,
};
const distributions = [{ ...newDistribution(2024, { scope3SectorId: 1, shareOfInput: 20 }), version: 1 }];
const twoSectors = [
  ...distributions,
  { ...newDistribution(2024, { scope3SectorId: 2, shareOfInput: 30 }), version: 1 },
];
/** The save handlers of the drawers. */
export const saved = { add: jest.fn(), change: jest.fn(), remove: jest.fn() };
const records = { isRemoved: false, onAdd: saved.add, onChange: saved.change };
const groups = groupSuppliers(distributions, []);

type Close = { onClose: () => void };
export const activity = (seen?: typeof record) => (close: Close) => (
  <ActivityDrawer year={2024} scope="SCOPE1" record={seen} {...records} {...close} />
);
export const distribution = (close: Close) => (
  <DistributionDrawer year={2024} distributions={distributions} edits={saved} {...close} />
);
export const supplierOfTwoSectors = (close: Close) => (
  <SupplierDrawer
    {...{ year: 2024, record: undefined, distributions: twoSectors, groups }}
    {...records}
    {...close}
  />
);
export const supplier = (close: Close) => (
  <SupplierDrawer {...{ year: 2024, record: undefined, distributions, groups }} {...records} {...close} />
);
