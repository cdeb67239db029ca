import {
  isLikely,
  spellingOf,
  supplierFinder,
  supplierKey,
  significantWords,
  type KnownSupplier,
} from './match-suppliers';

const named = (supplier: string, number = '', vatId = '') => ({ supplier, number, vatId });
const known = (id: string, name: string, ...numbers: string[]): KnownSupplier => ({
  id,
  names: [name],
  numbers,
});
const idOf = (found: KnownSupplier | undefined) => found?.id;

test.each([
  ['Stahl Nord GmbH & Co. KG', 'stahl nord'],
  ['Aceros del Sur, S.A.', 'aceros del sur'],
  ['Acme Widgets Ltd.', 'acme widgets'],
  ['Papeterie Martin S. A. S.', 'papeterie martin'],
  ['Transportes Silva, Lda', 'transportes silva'],
  ['宝山钢铁股份有限公司', '宝山钢铁'],
  ['AG', 'ag'],
])('%s has the significant words: %s', (name, words) => {
  expect(significantWords(name).join(' ')).toBe(words);
});

test.each([
  ['Stahl Nord GmbH', 'Stahl-Nord AG', true],
  ['Nord Stahl', 'Stahl Nord', true],
  ['Hansewind Turbinen', 'Hansewind Turbinnen GmbH', true],
  ['Hansewind', 'Hansewind Turbinen GmbH', true],
  ['Müller Papier', 'Mueller Papier KG', true],
  ['ABC', 'ABD', false],
  ['Stahl Nord', 'Stahl Süd', false],
  ['Lack', 'Lackner', false],
])('whether %s may be %s: %s', (one, other, likely) => {
  expect(isLikely(spellingOf(one), spellingOf(other))).toBe(likely);
});

test('a supplier is found by its number, its VAT id in any grouping, or its name', () => {
  const { find, ask } = supplierFinder(
    [known('link-1', 'Stahl AG', '70001'), known('link-2', 'Lack GmbH', 'DE123456789'), known('3', 'Blech')],
    new Map(),
  );
  expect(idOf(find(named('Someone', '70001')))).toBe('link-1');
  expect(idOf(find(named('Someone', '', 'DE 123.456.789')))).toBe('link-2');
  expect(idOf(find(named('BLECH', '99')))).toBe('3');
  expect(find(named('Someone'))).toBeUndefined();
  expect(ask(named('Stahl AG'))).toEqual([]);
});

test('a number or name of several suppliers matches none of them', () => {
  const { find } = supplierFinder([known('1', 'Stahl', '7'), known('2', 'Stahl', '7')], new Map());
  expect(find(named('Stahl', '7'))).toBeUndefined();
});

test('a similar name must be confirmed before it is used', () => {
  const stahl = known('link-1', 'Stahl Nord AG');
  const similar = named('Stahl Nord GmbH');
  const open = supplierFinder([stahl], new Map());
  expect([open.find(similar), open.ask(similar)]).toEqual([undefined, [stahl]]);
  const yes = supplierFinder([stahl], new Map([[supplierKey(similar), 'link-1']]));
  expect([yes.find(similar), yes.ask(similar)]).toEqual([stahl, []]);
  const no = supplierFinder([stahl], new Map([[supplierKey(similar), null]]));
  expect([no.find(similar), no.ask(similar)]).toEqual([undefined, []]);
  const gone = supplierFinder([stahl], new Map([[supplierKey(similar), 'link-9']]));
  expect(gone.ask(similar)).toEqual([stahl]);
});
