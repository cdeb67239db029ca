import { saveFile } from './save-file';

it('keeps the content until the browser has fetched it, and no longer than needed', () => {
  jest.useFakeTimers();
  const content = new Set<string>();
  Object.assign(URL, {
    createObjectURL: () => {
      content.add('blob:1');
      return 'blob:1';
    },
    revokeObjectURL: (url: string) => content.delete(url),
  });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  saveFile('report.xlsx', 'content', 'text/plain');
  expect(clicked.mock.contexts).toMatchObject([{ href: 'blob:1', download: 'report.xlsx' }]);
  // The browser begins in a later task.
  jest.advanceTimersByTime(5_000);
  expect(content.size).toBe(1);
  jest.runAllTimers();
  expect(content.size).toBe(0);
});
