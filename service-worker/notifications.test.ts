import { followPress, showPushed, type NotifyingWorker } from './notifications';

const message = {
  title: 'Nordwerk asks for your carbon data',
  body: 'Open the request.',
  path: '/de/overview/',
  tag: 'asked Nordwerk',
  off: 'Turn off here',
};

/** A worker with open pages, and a record of its actions. */
function newWorker(open: readonly string[] = []) {
  const done: unknown[] = [];
  const note =
    (what: string) =>
    async (...given: unknown[]) =>
      void done.push([what, ...given]);
  const worker: NotifyingWorker = {
    registration: {
      showNotification: note('shown'),
      pushManager: {
        getSubscription: async () => ({
          unsubscribe: async () => {
            done.push(['unsubscribed']);
            return true;
          },
        }),
      },
    },
    clients: {
      matchAll: async () =>
        open.map((url) => ({ url: `https://portal.example${url}`, focus: () => note('turned to')(url) })),
      openWindow: note('opened'),
    },
  };
  return { worker, done };
}

test('a push is shown with its text and a button that ends notifications', async () => {
  const { worker, done } = newWorker();
  await showPushed(worker, message);
  expect(done).toEqual([
    [
      'shown',
      message.title,
      expect.objectContaining({
        body: message.body,
        tag: message.tag,
        actions: [{ action: 'off', title: 'Turn off here' }],
      }),
    ],
  ]);
});

test.each([
  ['opens its page', [], ['opened', '/de/overview/']],
  ['opens a new page and leaves other pages alone', ['/de/account/settings/'], ['opened', '/de/overview/']],
  ['focuses its page if it is open', ['/', '/de/overview/?tab=all'], ['turned to', '/de/overview/?tab=all']],
])('a press %s', async (_what, open, expected) => {
  const { worker, done } = newWorker(open);
  await followPress(worker, { action: '', path: message.path });
  expect(done).toEqual([expected]);
});

test('the button ends notifications in this browser', async () => {
  const { worker, done } = newWorker(['/de/overview/']);
  await followPress(worker, { action: 'off', path: message.path });
  expect(done).toEqual([['unsubscribed']]);
});
