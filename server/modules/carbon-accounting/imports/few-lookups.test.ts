import { fewLookups } from './few-lookups';

test('however many rows of a file have unknown names, each name is looked up once, and only the first 200', () => {
  const looked: string[] = [];
  const suggest = fewLookups();
  const names = Array.from({ length: 250 }, (_, at) => `name ${at}`);
  const suggestions = [...names, ...names].map((name) =>
    suggest(name, () => {
      looked.push(name);
      return [name.toUpperCase()];
    }),
  );
  expect(looked).toEqual(names.slice(0, 200));
  expect(suggestions.slice(250, 252)).toEqual([['NAME 0'], ['NAME 1']]);
  expect(suggestions.slice(200, 250).flat()).toEqual([]);
});
