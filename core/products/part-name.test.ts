import { partName } from './part-name';

it.each([
  ['en', 'Ingot', 'HA-226-10', 'Ingot, HA-226-10'],
  ['zh-CN', '铝锭', 'HA-226-10', '铝锭，HA-226-10'],
  ['zh-CN', '铝锭', '', '铝锭'],
] as const)('names a part in %s', (locale, name, partNumber, expected) => {
  expect(partName(name, partNumber, locale)).toBe(expected);
});
