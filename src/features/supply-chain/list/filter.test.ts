import { countByStatus, coveredSpend, filterSuppliers, isWaiting } from './filter';
import { noFilter } from './no-filter';
import { testSupplier } from '../test-supplier';

const named = (text: string) => (suppliers: { supplierName: string }[]) =>
  suppliers.map(({ supplierName }) => supplierName).join() === text;
const steel = testSupplier({ linkingId: 'a', supplierName: 'Stahlwerk München' });
const paper = testSupplier({
  linkingId: 'b',
  supplierName: 'Papier & Co',
  email: 'contact@papier.example',
  status: 'submitted',
  lastSubmitDate: '2026-05-01T09:00:00.000Z',
  sectorCode: 'PAPER_PRINT',
  countryCode: 'SE',
  performance: 9,
});
const group = ({ sectorCode }: { sectorCode: string }) => (sectorCode === 'STEEL' ? 'Stahl' : 'Papier');

test.each([
  ['munchen', 'Stahlwerk München'],
  ['PAPIER co', 'Papier & Co'],
  ['stahl', 'Stahlwerk München'],
  ['contact@', 'Stahlwerk München,Papier & Co'],
  ['nobody', ''],
])('the text %j finds %j', (text, expected) => {
  const found = filterSuppliers([steel, paper], { ...noFilter, text }, group);
  expect(named(expected)(found)).toBe(true);
});

test('the status filters, and its counts show how many', () => {
  const declined = testSupplier({ linkingId: 'c', status: 'declined' });
  const all = [steel, paper, declined];
  expect(filterSuppliers(all, { ...noFilter, status: 'submitted' }, group)).toEqual([paper]);
  expect(filterSuppliers(all, { ...noFilter, status: 'waiting' }, group)).toEqual([steel]);
  expect(countByStatus(all)).toEqual({
    all: 3,
    waiting: 1,
    invited: 1,
    accepted: 0,
    declined: 1,
    submitted: 1,
  });
});

test('a supplier asked again after a submission owes an answer', () => {
  expect(isWaiting(paper)).toBe(false);
  expect(isWaiting({ ...paper, lastLinkingRequest: '2026-06-01T09:00:00.000Z' })).toBe(true);
});

test('filters by product group and country', () => {
  const all = [steel, paper];
  expect(filterSuppliers(all, { ...noFilter, sectorCode: 'PAPER_PRINT' }, group)).toEqual([paper]);
  expect(filterSuppliers(all, { ...noFilter, countryCode: 'DE' }, group)).toEqual([steel]);
  expect(filterSuppliers(all, { ...noFilter, sectorCode: 'STEEL', countryCode: 'SE' }, group)).toEqual([]);
});

test('the covered spend comes from suppliers whose answers are used', () => {
  const bought = [
    { ...paper, shareOfSpend: 12.5 },
    { ...paper, shareOfSpend: null },
    { ...steel, shareOfSpend: 30 },
    { ...paper, performance: null, shareOfSpend: 20 },
  ];
  expect(coveredSpend(bought)).toBe(12.5);
});
