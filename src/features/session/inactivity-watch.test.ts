import { inactivityLimitMs } from '../../lib/session/activity-mark';
import { activityThrottleMs, warningMs } from './inactivity';
import { watchInactivity } from './inactivity-watch';

const warn = jest.fn();
const count = jest.fn();
const end = jest.fn();
const untilWarning = inactivityLimitMs - warningMs;
let stop: () => void;

const begin = () => (stop = watchInactivity({ warn, count, end }));
const press = () => window.dispatchEvent(new KeyboardEvent('keydown'));
const wakeUp = () => document.dispatchEvent(new Event('visibilitychange'));
const shared = () => Number(window.localStorage.getItem('lastActivity'));
const inOtherTab = (at: number) => {
  window.localStorage.setItem('lastActivity', String(at));
  window.dispatchEvent(new StorageEvent('storage', { key: 'lastActivity', newValue: String(at) }));
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('warns two minutes before the limit, counts down from 120, and ends once at the limit', () => {
  begin();
  jest.advanceTimersByTime(untilWarning - 1_000);
  expect(count).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(count).toHaveBeenLastCalledWith(120);
  jest.advanceTimersByTime(119_000);
  expect(count).toHaveBeenLastCalledWith(1);
  expect(end).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(end).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(inactivityLimitMs);
  wakeUp();
  press();
  expect(end).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
});

it('dismisses the warning on any activity and starts over', () => {
  begin();
  jest.advanceTimersByTime(untilWarning + 5_000);
  press();
  expect(count).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(untilWarning - 1_000);
  expect(count).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(1_000);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('records activity at most once a second', () => {
  begin();
  const started = Date.now();
  jest.setSystemTime(started + activityThrottleMs - 1);
  press();
  expect(shared()).toBe(started);
  jest.setSystemTime(started + activityThrottleMs);
  press();
  expect(shared()).toBe(started + activityThrottleMs);
});

it('counts activity in another tab', () => {
  begin();
  jest.advanceTimersByTime(untilWarning + 60_000);
  expect(count).toHaveBeenLastCalledWith(60);
  inOtherTab(Date.now());
  expect(count).toHaveBeenLastCalledWith(null);
  jest.advanceTimersByTime(untilWarning - 1_000);
  expect(end).not.toHaveBeenCalled();
});

it('reads the storage before it warns: a sleeping tab receives no messages', () => {
  begin();
  jest.advanceTimersByTime(untilWarning - 10_000);
  window.localStorage.setItem('lastActivity', String(Date.now()));
  jest.advanceTimersByTime(60_000);
  expect(count).not.toHaveBeenCalled();
});

describe('a tab that wakes up', () => {
  it('ends the session immediately when the limit has passed', () => {
    begin();
    jest.setSystemTime(Date.now() + inactivityLimitMs);
    wakeUp();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('does not count the event that woke it as activity before the limit', () => {
    begin();
    jest.setSystemTime(Date.now() + inactivityLimitMs);
    press();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('warns immediately with the remaining time', () => {
    begin();
    jest.setSystemTime(Date.now() + untilWarning + 30_000);
    wakeUp();
    expect(count).toHaveBeenLastCalledWith(90);
  });
});

describe('a session', () => {
  it('continues counting after a reload', () => {
    begin();
    stop();
    jest.setSystemTime(Date.now() + inactivityLimitMs);
    begin();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('starts now in a new tab, regardless of what an earlier visit stored', () => {
    window.localStorage.setItem('lastActivity', String(Date.now() - inactivityLimitMs));
    begin();
    expect(end).not.toHaveBeenCalled();
    expect(shared()).toBe(Date.now());
  });

  it.each(['soon', '', '-1', 'Infinity'])('tolerates %j in the storage', (rubbish) => {
    window.sessionStorage.setItem('sessionInTab', 'true');
    window.localStorage.setItem('lastActivity', rubbish);
    begin();
    expect(end).not.toHaveBeenCalled();
    expect(shared()).toBe(Date.now());
  });
});

it('is not prolonged by setting the clock back', () => {
  begin();
  jest.setSystemTime(Date.now() - 10 * 60_000);
  jest.advanceTimersByTime(1_000 + inactivityLimitMs);
  expect(end).toHaveBeenCalledTimes(1);
});
