import { onWakeUp } from './wake-up';

const visible = () => document.dispatchEvent(new Event('visibilitychange'));
const thawed = () => document.dispatchEvent(new Event('resume'));
const shown = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('is called when a tab becomes visible, is thawed or restored, until it is stopped', () => {
  const listener = jest.fn();
  const stop = onWakeUp(listener);
  for (const happens of [visible, thawed, () => shown(true)]) happens();
  expect(listener).toHaveBeenCalledTimes(3);
  shown(false);
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  for (const happens of [visible, thawed, () => shown(true)]) happens();
  expect(listener).toHaveBeenCalledTimes(3);
});
