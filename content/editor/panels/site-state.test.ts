import { siteStateText } from './site-state';

test.each([
  [{ name: 'building', isWhole: false } as const, /^Being built …$/],
  [{ name: 'building', isWhole: true } as const, /^Being built as a whole, which takes a minute or more/],
  [{ name: 'live', waitsForServer: false } as const, /^Live now$/],
  [{ name: 'live', waitsForServer: true } as const, /^Live now\. .* from its next start on\.$/],
  [
    { name: 'failed', reason: 'de/legal.json: line 3' } as const,
    /the site is as it was: de\/legal\.json: line 3$/,
  ],
])('%j is shown in words', (state, words) => expect(siteStateText(state)).toMatch(words));
