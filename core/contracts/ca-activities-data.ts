import { Type, type Static } from 'typebox';
import { ClientId, Figure, SeenVersion } from './ca-common';
import { CountryCode, Instant, PageMeta } from './common';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(
  schema: Schema,
  description?: string,
) => Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

const activityNoteLength = 1000;
const activityEvidenceLength = 300;
const electricitySupplierLength = 200;

/** What a company used or burnt of one thing in one country and year. */
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

export const CreateActivityBody = Type.Object({
  data: Type.Object({
    projectId: Type.Optional(Type.Integer({ description: 'the project of the address' })),
    Year: Type.Integer({ errorMessage: 'Activity ID and year are required' }),
    ActivityId: Type.Integer({ errorMessage: 'Activity ID and year are required' }),
    Amount: amount,
    ...typed,
    ...tariff,
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
    CountryCode: Type.Optional(Type.String()),
    ...describing,
    version: SeenVersion,
  }),
});
export type UpdateActivityBody = Static<typeof UpdateActivityBody>;
