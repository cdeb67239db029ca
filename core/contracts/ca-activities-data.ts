import { Type, type Static } from 'typebox';
import { maxBills } from '../terms/max-bills';
import { ClientId, Figure, FormerNumber, SeenVersion } from './ca-common';
import { CountryCode, Instant, PageMeta } from './common';
import { orNull } from './or-null';

const activityNoteLength = 1000;
const activityEvidenceLength = 300;
const electricitySupplierLength = 200;

const day = (description: string) =>
  Type.String({ maxLength: 10, description: `${description}, YYYY-MM-DD` });

/** One of the bills that a record's amount is the sum of. */
export const Bill = Type.Object({
  id: Type.String({ format: 'uuid' }),
  from: day('first day'),
  to: day('last day'),
  amount: Type.Number({ description: 'in `unit`; negative for a credit note' }),
  unit: Type.String({ maxLength: 20, description: 'one of the units of the activity' }),
  calorificValue: orNull(Type.Number(), 'kWh per m³ or kg, from the bill'),
  evidence: Type.String({
    maxLength: activityEvidenceLength,
    description: 'bill number, file name or link',
  }),
  note: Type.String({ maxLength: activityNoteLength }),
});
export type Bill = Static<typeof Bill>;

/** How much of something a company used or burnt in one country and year. */
export const ActivityRecord = Type.Object({
  id: Type.String({ format: 'uuid' }),
  instanceId: Type.String({ description: 'the ActivityDataId it was created with; equals id' }),
  year: Type.Integer(),
  scope: Type.Enum(['SCOPE1', 'SCOPE2', 'SCOPE3'], { description: 'data collection sheet of the activity' }),
  activityId: Type.Integer(),
  amount: Type.Number({ description: 'in `unit`, above 0' }),
  unit: Type.String({ description: 'unit of the activity' }),
  typedAmount: Type.Number({ description: 'as entered, in `typedUnit`' }),
  typedUnit: Type.String(),
  calorificValue: Type.Union([Type.Number(), Type.Null()], {
    description:
      'kWh per m³ or kg, as entered, used to convert `typedAmount`; null: the default, or none needed',
  }),
  supplierFactor: orNull(
    Type.Number(),
    'g CO2e per kWh as stated by the electricity supplier; null if not stated',
  ),
  electricitySupplier: orNull(Type.String(), 'electricity supplier that states the factor'),
  renewableShare: orNull(Type.Number(), 'percent of that electricity; null if not stated'),
  snowflakeId: Type.String({ description: 'increases in order of creation, across all records' }),
  resourceId: Type.String({ description: 'site, meter or business unit; may be empty' }),
  countryCode: CountryCode,
  note: Type.String(),
  evidence: Type.String({ description: 'where the figure comes from: bill number, file name or link' }),
  bills: Type.Array(Bill, { description: '`amount` is their sum; empty for a single amount' }),
  createdByUser: Type.String({ description: 'e-mail address' }),
  lastUpdatedByUser: Type.String({ description: 'e-mail address' }),
  lastUpdatedOn: Instant,
  emissionFactor: Type.Number({ description: 'kg CO2e per unit, as a calculation would use it now' }),
  version: Type.Integer(),
});
export type ActivityRecord = Static<typeof ActivityRecord>;

export const ActivityRecordList = Type.Object({ data: Type.Array(ActivityRecord), meta: PageMeta });
export type ActivityRecordList = Static<typeof ActivityRecordList>;

export const ActivityRecordAnswer = Type.Object({ data: ActivityRecord });
export type ActivityRecordAnswer = Static<typeof ActivityRecordAnswer>;

const amount = Figure('Amount must be a positive number');
const typed = {
  Unit: Type.Optional(
    Type.String({ maxLength: 20, description: 'unit of `Amount`; defaults to the unit of the activity' }),
  ),
  CalorificValue: Type.Optional(
    Type.Union([Type.Number(), Type.Null()], { description: 'kWh per m³ or kg, from the bill' }),
  ),
};
const tariff = {
  SupplierFactor: Type.Optional(
    orNull(Type.Number(), 'g CO2e per kWh, for activities with `takesSupplierFactor`'),
  ),
  ElectricitySupplier: Type.Optional(orNull(Type.String({ maxLength: electricitySupplierLength }))),
  RenewableShare: Type.Optional(orNull(Type.Number(), 'percent of that electricity')),
};
const describing = {
  ResourceId: Type.Optional(Type.String({ maxLength: 100 })),
  Note: Type.Optional(Type.String({ maxLength: activityNoteLength })),
  Evidence: Type.Optional(Type.String({ maxLength: activityEvidenceLength })),
};
const billed = {
  Bills: Type.Optional(
    Type.Array(Bill, {
      maxItems: maxBills,
      description: '`Amount`, `Unit` and `CalorificValue` are derived from them; empty for a single amount',
    }),
  ),
};

export const CreateActivityBody = Type.Object({
  data: Type.Object({
    projectId: Type.Optional(Type.Integer({ description: 'must equal the project in the path' })),
    Year: Type.Integer({ errorMessage: 'Activity ID and year are required' }),
    ActivityId: Type.Integer({ errorMessage: 'Activity ID and year are required' }),
    Amount: amount,
    ...typed,
    ...tariff,
    ...billed,
    CountryCode: Type.Optional(Type.String({ description: "defaults to the company's country" })),
    ActivityDataId: ClientId('becomes the id of the record'),
    SnowflakeId: FormerNumber,
    ...describing,
  }),
});
export type CreateActivityBody = Static<typeof CreateActivityBody>;

export const UpdateActivityBody = Type.Object({
  data: Type.Object({
    Amount: Type.Optional(amount),
    ...typed,
    ...tariff,
    ...billed,
    CountryCode: Type.Optional(Type.String()),
    ...describing,
    version: SeenVersion,
  }),
});
export type UpdateActivityBody = Static<typeof UpdateActivityBody>;
