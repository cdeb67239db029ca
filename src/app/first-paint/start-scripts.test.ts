const scriptsOf = (source: string) => document.querySelectorAll<HTMLScriptElement>(`script[src="${source}"]`);

it('requests a script again that is lost on the way, less and less often', async () => {
  jest.useFakeTimers();
  const own = document.createElement('script');
  own.dataset['scripts'] = '/runtime.js /app.js';
  Object.defineProperty(document, 'currentScript', { configurable: true, value: own });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  jest.requireActual('./start-scripts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await jest.advanceTimersByTimeAsync(0);
  const requests = [1_000, 2_000, 4_000].map((ms) => {
    [...scriptsOf('/app.js')].at(-1)?.dispatchEvent(new Event('error'));
    jest.advanceTimersByTime(ms - 1);
    const before = scriptsOf('/app.js').length;
    jest.advanceTimersByTime(1);
    return [before, scriptsOf('/app.js').length];
  });
  expect(requests).toEqual([
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
  expect(scriptsOf('/runtime.js')).toHaveLength(1);
});
