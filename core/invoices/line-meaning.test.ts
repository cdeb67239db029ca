import { activities } from '../../data/activities/activities';
import type { Invoice, InvoiceLine } from './invoice';
import { meaningKey, readMeanings, suggestMeaning, type Meaning } from './line-meaning';

const known = new Map(activities.map((activity) => [activity.activityId, activity]));

const line = (
  name: string,
  unitCode: string,
  quantity = 10,
  more: Partial<InvoiceLine> = {},
): InvoiceLine => ({
  name,
  description: '',
  classifications: [],
  quantity,
  unitCode,
  net: 100,
  period: null,
  ...more,
});

const invoiceOf = (...lines: InvoiceLine[]): Invoice => ({
  type: 'invoice',
  number: '1',
  issueDate: '2025-02-03',
  seller: { name: 'Stadtwerke', vatId: 'DE1', country: 'DE' },
  precedingNumber: null,
  period: { from: '2025-01-01', to: '2025-01-31' },
  currency: 'EUR',
  net: 100,
  addsUp: true,
  lines,
});

test.each([
  ['Strom Arbeitspreis HT', 'KWH', 401],
  ['Electricity day rate', 'KWH', 401],
  ['Énergie active – électricité', 'KWH', 401],
  ['Energía activa P1', 'KWH', 401],
  ['Eletricidade em vazio', 'KWH', 401],
  ['工业用电', 'KWH', 401],
  ['Ökostrom', 'MWH', 401],
  ['Ladestrom Standort 2', 'KWH', 403],
  ['Erdgas', 'KWH', 101],
  ['Gaz naturel', 'MTQ', 101],
  ['天然气', 'MTQ', 101],
  ['Fernwärme', 'MWH', 421],
  ['Réseau de chaleur', 'MWH', 421],
  ['Heizöl EL schwefelarm', 'LTR', 121],
  ['Heizöl', 'HLT', 121],
  ['Fioul domestique', 'LTR', 121],
  ['Dieselkraftstoff B7', 'LTR', 201],
  ['Gasóleo A', 'LTR', 201],
  ['柴油', 'LTR', 201],
  ['Super E10', 'LTR', 203],
  ['Gasolina 95', 'LTR', 203],
  ['HVO100', 'LTR', 207],
  ['Holzpellets lose', 'TNE', 161],
  ['Trinkwasser', 'MTQ', 571],
  ['Schmutzwasser', 'MTQ', 572],
  ['Esgoto', 'MTQ', 572],
  ['Vertido de aguas residuales', 'MTQ', 572],
  ['Restmüll Abholung', 'TNE', 541],
  ['Altpapier', 'KGM', 543],
  ['Entsorgung Kunststoff', 'TNE', 546],
  ['Collecte carton', 'TNE', 543],
  ['Gas', 'KWH', 101],
  ['Road haulage Lyon', 'TKM', 502],
  ['Kältemittel R-410A', 'KGM', 305],
  ['Refrigerante R134a', 'KGM', 301],
])('%s in %s is activity %i', (name, unit, activityId) => {
  expect(suggestMeaning(line(name, unit), known)).toEqual({ becomes: 'bill', activityId });
});

test.each([
  ['Netzentgelt Arbeit', 'KWH'],
  ['Stromsteuer', 'KWH'],
  ['Energiesteuer Erdgas', 'KWH'],
  ['Climate Change Levy', 'KWH'],
  ['Acheminement (TURPE)', 'KWH'],
  ['Impuesto eléctrico', 'KWH'],
])('%s is a part of a price, not energy of its own', (name, unit) => {
  expect(suggestMeaning(line(name, unit), known)).toEqual({ becomes: 'priceOnly' });
});

test.each([
  ['Strom Grundpreis', 'MON'],
  ['Diesel', 'KWH'],
  ['Printing paper', 'KGM'],
  ['PE plastic granulate', 'KGM'],
  ['Carbon fibre', 'KGM'],
  ['Argon gas', 'MTQ'],
  ['Wasserspender', 'C62'],
  ['Beratung', 'HUR'],
  ['Strom', 'LTR'],
])('%s in %s is spend', (name, unit) => {
  expect(suggestMeaning(line(name, unit), known)).toEqual({ becomes: 'spend' });
});

test('a classification decides if the name does not', () => {
  const coded = line('Position 1', 'KWH', 10, { classifications: ['09310000-5'] });
  expect(suggestMeaning(coded, known)).toEqual({ becomes: 'bill', activityId: 401 });
});

test('a quantity in another unit is converted to ours, for the days of the line, else of the invoice', () => {
  const own = { from: '2025-01-10', to: '2025-01-20' };
  const [first, second] = readMeanings(
    invoiceOf(line('Heizöl', 'HLT', 25), line('Strom', 'MWH', 3, { period: own })),
    known,
    new Map(),
  );
  expect(first).toMatchObject({
    amount: { amount: 2500, unit: 'l' },
    period: { from: '2025-01-01', to: '2025-01-31' },
    from: 'words',
  });
  expect(second).toMatchObject({ amount: { amount: 3, unit: 'MWh' }, period: own });
});

test('two tariffs both count; the same quantity for the same days counts once', () => {
  const meanings = readMeanings(
    invoiceOf(
      line('Strom HT', 'KWH', 800),
      line('Strom NT', 'KWH', 300),
      line('Strom Beschaffung', 'KWH', 800),
    ),
    known,
    new Map(),
  );
  expect(meanings.map(({ meaning }) => meaning.becomes)).toEqual(['bill', 'bill', 'priceOnly']);
});

test('the same fuel in the same quantity twice is two purchases; its duty is none', () => {
  const meanings = readMeanings(
    invoiceOf(line('Diesel', 'LTR', 60), line('Diesel', 'LTR', 60), line('CO2-Abgabe Diesel', 'LTR', 60)),
    known,
    new Map(),
  );
  expect(meanings.map(({ meaning }) => meaning.becomes)).toEqual(['bill', 'bill', 'priceOnly']);
});

test.each([
  'Stromeinspeisung PV-Anlage',
  'Einspeisevergütung Strom',
  'Electricity, feed-in',
  'Electricity exported to grid',
  'Energía eléctrica excedente',
  'Électricité, surplus injecté',
  'Eletricidade injetada na rede',
  '光伏上网电量',
])('%s is no consumption', (name) => {
  expect(suggestMeaning(line(name, 'KWH'), known)).toEqual({ becomes: 'spend' });
});

test('the meaning of a seller’s item applies to its next invoice, whatever month it names', () => {
  const said = invoiceOf(line('Lieferung 01/2025', 'KWH'));
  const next = invoiceOf(line('Lieferung 02/2025', 'KWH', 20));
  const district: Meaning = { becomes: 'bill', activityId: 421 };
  const [item] = said.lines;
  const remembered = new Map(item ? [[meaningKey(said.seller, item), district]] : []);
  expect(readMeanings(next, known, remembered)[0]).toMatchObject({
    meaning: district,
    from: 'remembered',
    amount: { amount: 20, unit: 'kWh' },
  });
  const other = { ...next, seller: { ...next.seller, vatId: 'DE2' } };
  expect(readMeanings(other, known, remembered)[0]?.meaning).toEqual({ becomes: 'spend' });
});

test('an activity in a unit that does not fit is spend, whatever was chosen', () => {
  const next = invoiceOf(line('Lieferung', 'C62'));
  const [item] = next.lines;
  const remembered = new Map<string, Meaning>(
    item ? [[meaningKey(next.seller, item), { becomes: 'bill', activityId: 421 }]] : [],
  );
  expect(readMeanings(next, known, remembered)[0]?.meaning).toEqual({ becomes: 'spend' });
});

test('a credit note deducts the amount', () => {
  const [back] = readMeanings(invoiceOf(line('Strom', 'KWH', -50)), known, new Map());
  expect(back?.amount).toEqual({ amount: -50, unit: 'kWh' });
});
