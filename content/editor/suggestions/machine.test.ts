import { createSuggester } from './suggester';

const service = {
  url: 'https://translate.example.com/translate',
  languages: { 'zh-CN': 'zh-Hans' },
} as const;
const nothing = () => Promise.resolve(new Map());

afterEach(() => jest.restoreAllMocks());

const answering = (status: number, body: object) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(body, { status })));

it('without a service nothing can be requested, and no text is sent', async () => {
  const called = answering(200, {});
  const suggester = createSuggester(nothing, undefined);
  await suggester.similar({ name: 'app:a', language: 'de', english: 'Save', text: '' });
  expect(suggester.translate).toBeUndefined();
  expect(called).not.toHaveBeenCalled();
});

it('sends one English text, and only on request', async () => {
  const called = answering(200, { translatedText: '保存' });
  const suggester = createSuggester(nothing, service);
  await suggester.similar({ name: 'app:a', language: 'zh-CN', english: 'Save', text: '' });
  expect(called).not.toHaveBeenCalled();
  const suggestion = await suggester.translate?.by('Save', 'zh-CN');
  expect(suggestion).toEqual({ text: '保存', source: 'translate.example.com' });
  const [[address, { body } = {}] = []] = called.mock.calls;
  expect(address).toBe(service.url);
  expect(JSON.parse(body as string)).toEqual({ q: 'Save', source: 'en', target: 'zh-Hans', format: 'text' });
});

it('a service that refuses is named', async () => {
  answering(429, {});
  await expect(createSuggester(nothing, service).translate?.by('Save', 'de')).rejects.toThrow(
    'translate.example.com answered 429.',
  );
});
