import { Type, type Static } from 'typebox';
import { mostBills } from '../carbon/figures';
import { ClientId, Figure, SeenVersion } from './ca-common';
import { CountryCode, Instant, PageMeta } from './common';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description?: string,
) => Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

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
  unit: Type.String({ maxLength: 20, description: 'in which the activity can be measured' }),
  calorificValue: orNull(Type.Number(), 'kWh per m³ or kg, from the bill'),
  evidence: Type.String({
    maxLength: activityEvidenceLength,
    description: 'number of the bill, file or link',
  }),
  note: Type.String({ maxLength: activityNoteLength }),
});
export type Bill = Static<typeof Bill>;

/** How much of something a company used or burnt in one country and year. */
export const ActivityRecord = Type.Object({
  id: Type.String({ format: 'uuid' }),
  instanceId: Type.String({ description: 'the ActivityDataId of its creation; equals id' }),
  year: Type.Integer(),
  scope: Type.Enum(['SCOPE1', 'SCOPE2', 'SCOPE3'], { description: "the activity's data collection sheet" }),
  activityId: Type.Integer(),
  amount: Type.Number({ description: 'in `unit`, above 0' }),
  unit: Type.String({ description: 'that the activity is measured in' }),
  typedAmount: Type.Number({ description: 'as it was entered, in `typedUnit`' }),
  typedUnit: Type.String(),
  calorificValue: Type.Union([Type.Number(), Type.Null()], {
    description:
      'kWh per m³ or kg that `typedAmount` was converted with, as entered; null: the known one, or none',
  }),
  supplierFactor: orNull(
    Type.Number(),
    'g CO2e per kWh that the electricity supplier states; null elsewhere',
  ),
  electricitySupplier: orNull(Type.String(), 'who states it'),
  renewableShare: orNull(Type.Number(), 'percent of that electricity; null where it is not stated'),
  snowflakeId: Type.String({ description: 'rises in the order of creation over all records' }),
  resourceId: Type.String({ description: 'site, meter or business unit; may be empty' }),
  countryCode: CountryCode,
  note: Type.String(),
  evidence: Type.String({ description: 'where the figure is written: bill number, file name or link' }),
  bills: Type.Array(Bill, { description: 'that `amount` is the sum of; empty where it is one amount' }),
  createdByUser: Type.String({ description: 'e-mail' }),
  lastUpdatedByUser: Type.String({ description: 'e-mail' }),
  lastUpdatedOn: Instant,
  emissionFactor: Type.Number({ description: 'kg CO2e per unit that a calculation would use now' }),
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
    Type.String({ maxLength: 20, description: "of `Amount`; the activity's own if left out" }),
  ),
  CalorificValue: Type.Optional(
    Type.Union([Type.Number(), Type.Null()], { description: 'kWh per m³ or kg, from the bill' }),
  ),
};
const tariff = {
  SupplierFactor: Type.Optional(
    orNull(Type.Number(), 'g CO2e per kWh, of an activity that takes the factor of its supplier'),
  ),
  ElectricitySupplier: Type.Optional(orNull(Type.String({ maxLength: electricitySupplierLength }))),
  RenewableShare: Type.Optional(orNull(Type.Number(), 'percent')),
};
const describing = {
  ResourceId: Type.Optional(Type.String({ maxLength: 100 })),
  Note: Type.Optional(Type.String({ maxLength: activityNoteLength })),
  Evidence: Type.Optional(Type.String({ maxLength: activityEvidenceLength })),
};
const billed = {
  Bills: Type.Optional(
    Type.Array(Bill, {
      maxItems: mostBills,
      description: '`Amount`, `Unit` and `CalorificValue` follow from them; none for one amount',
    }),
  ),
};

export const CreateActivityBody = Type.Object({
  data: Type.Object({
    projectId: Type.Optional(Type.Integer({ description: 'the project of the address' })),
    Year: Type.Integer({ errorMessage: 'Activity ID and year are required' }),
    ActivityId: Type.Integer({ errorMessage: 'Activity ID and year are required' }),
    Amount: amount,
    ...typed,
    ...tariff,
    ...billed,
    CountryCode: Type.Optional(Type.String({ description: "the company's own country if left out" })),
    ActivityDataId: ClientId('becomes the id of the record'),
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
