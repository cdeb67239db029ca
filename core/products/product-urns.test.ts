import { toProductUrns } from './product-urns';

it.each([
  ['B-1200', ['urn:pact:pact.alpha.example:part-number:B-1200']],
  ['AG 12/00', ['urn:pact:pact.alpha.example:part-number:AG%2012%2F00']],
  ['urn:epc:id:sgtin:0614141.112345.400', ['urn:epc:id:sgtin:0614141.112345.400']],
  ['4006381333931', ['urn:pact:pact.alpha.example:part-number:4006381333931', 'urn:gtin:4006381333931']],
  [
    '40 0638 1333931',
    ['urn:pact:pact.alpha.example:part-number:40%200638%201333931', 'urn:gtin:4006381333931'],
  ],
  ['4006381333932', ['urn:pact:pact.alpha.example:part-number:4006381333932']],
  ['96385074', ['urn:pact:pact.alpha.example:part-number:96385074', 'urn:gtin:96385074']],
  ['123456789', ['urn:pact:pact.alpha.example:part-number:123456789']],
])('%s is requested by %j', (partNumber, urns) => {
  expect(toProductUrns(partNumber, 'pact.alpha.example')).toEqual(urns);
});
