import { preferredLocale } from './preferred-locale';

const visit = { pathname: '/', search: '', stored: null, languages: ['en-US'] };

it.each([
  [
    'the stored choice before everything',
    { ...visit, pathname: '/fr/', search: '?locale=es', stored: 'de' },
    'de',
  ],
  ['the legacy value', { ...visit, stored: 'cn' }, 'zh-CN'],
  ['English for a stored value that is no language', { ...visit, pathname: '/fr/', stored: 'xx' }, 'en'],
  ['the language of the invitation', { ...visit, search: '?token=t&locale=pt', languages: ['de'] }, 'pt'],
  ['the language of the address', { ...visit, pathname: '/zh-CN/logout/', languages: ['de'] }, 'zh-CN'],
  ['the first of the browser’s languages that exists', { ...visit, languages: ['nl', 'fr-CA', 'de'] }, 'fr'],
  ['Chinese of any region', { ...visit, languages: ['zh-Hans-SG'] }, 'zh-CN'],
  ['English if nothing matches', { ...visit, languages: ['nl'] }, 'en'],
])('chooses %s', (_, given, expected) => expect(preferredLocale(given)).toBe(expected));
