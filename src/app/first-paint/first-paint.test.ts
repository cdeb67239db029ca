function visit(address: string): void {
  window.history.replaceState(null, '', address);
  jest.isolateModules(() => jest.requireActual('./first-paint'));
}

beforeEach(() => localStorage.setItem('theme', 'light'));

it.each([
  ['the legacy value is replaced', 'cn', '/zh-CN/', 'zh-CN'],
  ['an unknown value becomes English', 'xx', '/', 'en'],
  ['a language stays', 'de', '/de/', 'de'],
])('the stored language: %s', (_case, stored, address, expected) => {
  localStorage.setItem('locale', stored);
  visit(address);
  expect(localStorage.getItem('locale')).toBe(expected);
});

it('stores no language that nobody has chosen', () => {
  visit('/de/');
  expect(localStorage.getItem('locale')).toBeNull();
});
