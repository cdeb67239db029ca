import { failedAddress } from './failed-address';

const site = { origin: 'https://suppliers.example.com' };

it.each([
  [
    'https://suppliers.example.com/de/register/?token=t',
    'https://suppliers.example.com/de/register/?token=t',
  ],
  ['https://suppliers.example.com/500/', undefined],
  ['https://suppliers.example.com/de/500/?a=1', undefined],
  ['https://elsewhere.example/register/', undefined],
  ['', undefined],
])('after %s, the page to try again is %s', (referrer, expected) => {
  expect(failedAddress(referrer, site)).toBe(expected);
});
