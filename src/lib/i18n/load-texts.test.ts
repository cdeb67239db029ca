import { loadTexts } from './load-texts';

const answer = (response: Partial<Response>) => {
  const asked = jest.fn().mockResolvedValue(response);
  jest.spyOn(globalThis, 'fetch').mockImplementation(asked);
  return asked;
};

afterEach(() => jest.restoreAllMocks());

it('fetches the texts of a language', async () => {
  const asked = answer({ ok: true, json: () => Promise.resolve({ units: { kg: 'kg' } }) });
  expect(await loadTexts('zh-CN', 'questions')).toEqual({ units: { kg: 'kg' } });
  expect(asked).toHaveBeenCalledWith('/texts/zh-CN/questions.json');
});

it('fails if they do not exist', async () => {
  answer({ ok: false, status: 404 });
  await expect(loadTexts('de', 'vsme')).rejects.toThrow('/texts/de/vsme.json could not be loaded (404).');
});
