import { localeOfFile } from './site-files';

it.each([
  ['/', 'en'],
  ['/overview/', 'en'],
  ['/de/overview/', 'de'],
  ['/page-data/index/page-data.json', 'en'],
  ['/page-data/de/page-data.json', 'de'],
  ['/page-data/zh-CN/account/users/page-data.json', 'zh-CN'],
  ['/texts/de/questions.json', 'de'],
  ['/texts/en/questions.json', 'en'],
  ['/slice-data/public-header-pt.json', 'pt'],
  ['/slice-data/public-header-zh-CN.json', 'zh-CN'],
])('%s is in %s', (pathname, locale) => expect(localeOfFile(pathname)).toBe(locale));
