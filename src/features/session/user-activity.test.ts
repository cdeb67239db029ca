import { onUserActivity } from './user-activity';

const move = (screenX: number) => window.dispatchEvent(new MouseEvent('pointermove', { screenX }));

it('reports pointer, keyboard, wheel, touch and input until it is stopped', () => {
  const listener = jest.fn();
  const stop = onUserActivity(listener);
  const events = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'input', 'click'];
  for (const event of events) window.dispatchEvent(new Event(event));
  expect(listener).toHaveBeenCalledTimes(events.length);
  stop();
  window.dispatchEvent(new Event('keydown'));
  expect(listener).toHaveBeenCalledTimes(events.length);
});

it('distinguishes a moving pointer from a page that moves under it', () => {
  const listener = jest.fn();
  const stop = onUserActivity(listener);
  move(10);
  move(10);
  expect(listener).not.toHaveBeenCalled();
  move(11);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
});
