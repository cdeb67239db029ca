import { expect, test } from '../support/e2e/fixtures';
import { answer, expectAcknowledged, firstInvited, rowOf } from '../support/e2e/requests-page';

test.use({ account: 'admin', world: 'carbon', serviceWorkers: 'allow' });

test('acknowledged edits survive a power cut of the server, and so does the session', async ({
  page,
  server,
}) => {
  const customer = await firstInvited(page);
  await answer(page, customer, 'Accept');
  await expectAcknowledged(page, customer, 'accepted');

  await server.stop('SIGKILL');
  await server.start();
  await page.reload();

  await expect(rowOf(page, customer).getByText('Accepted', { exact: true })).toBeVisible();
});

test('while the server is unreachable the page keeps its content and edits, shows a message, and recovers automatically', async ({
  page,
  server,
}) => {
  await page.clock.install();
  const customer = await firstInvited(page);

  await server.stop('SIGKILL');
  await answer(page, customer, 'Accept');
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await expect(rowOf(page, customer).getByText('Not sent yet', { exact: true })).toBeVisible();

  await server.start();
  // The app checks for the server once a minute.
  await page.clock.fastForward('01:01');
  await expect(page.getByText('The server cannot be reached')).toBeHidden();
  await expect(rowOf(page, customer).getByText('Not sent yet', { exact: true })).toBeHidden();
  await expect(rowOf(page, customer).getByText('Accepted', { exact: true })).toBeVisible();
});
