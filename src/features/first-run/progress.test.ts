import { anna } from '../../../tests/support/web/fake-auth';
import { initialProgress, forgetProgress, keepProgress, readProgress, withStep } from './progress';

const atFootprint = withStep(withStep(initialProgress, 'footprint'), 'segments');

beforeEach(() => window.localStorage.clear());

it('resumes where the person left off, with the furthest step open', () => {
  keepProgress(anna, atFootprint);
  expect(readProgress(anna)).toEqual({ step: 'segments', furthest: 'footprint', awaitsWelcome: false });
});

it('is kept per person and company', () => {
  keepProgress(anna, atFootprint);
  expect(readProgress({ ...anna, id: 'another' })).toEqual(initialProgress);
  expect(readProgress({ ...anna, projectId: 43 })).toEqual(initialProgress);
});

it.each(['{"of":"42/7","step":"nowhere"}', '{"of":', '[]', 'null', '7'])(
  'starts from the beginning with %s',
  (rubbish) => {
    window.localStorage.setItem('firstRun', rubbish);
    expect(readProgress(anna)).toEqual(initialProgress);
  },
);

it('stores nothing once it is forgotten', () => {
  keepProgress(anna, atFootprint);
  forgetProgress();
  expect(window.localStorage).toHaveLength(0);
});
