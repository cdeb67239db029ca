import { inOurWords, readableError } from './decap-words';

test('Decap speaks of texts and publishing, and keeps its other phrases', () => {
  const phrases = { ui: { toast: { entrySaved: 'Entry saved', noteAdded: 'Note added' } }, auth: {} };
  expect(inOurWords(phrases)).toMatchObject({
    auth: {},
    collection: { sidebar: { collections: 'Areas' } },
    ui: { toast: { entrySaved: 'Published', noteAdded: 'Note added' } },
  });
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'an editor without a connection is told what to check, in any browser: %s',
  (message) => {
    const shown = String(readableError(new TypeError(message)));
    expect(shown).toMatch(/^Nobody answers where the texts are kept: check the network/);
    expect(shown).toMatch(/What you typed is kept\.$/);
  },
);

test('another error is shown without the name of its class', () => {
  const error = Object.assign(new Error('Somebody else has changed save (de).'), { name: 'API_ERROR' });
  expect(String(readableError(error))).toBe('Somebody else has changed save (de).');
});
