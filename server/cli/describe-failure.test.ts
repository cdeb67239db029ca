import { StartupError } from '../startup-error';
import { describeFailure } from './describe-failure';

const failure = (message: string, code?: string) => Object.assign(new Error(message), { code });

test('a full disk and a database that ends the connection are one sentence each', () => {
  expect(
    describeFailure(failure('could not extend file "base/5/2673": No space left on device', '53100')),
  ).toBe(
    'The disk of the database is full: could not extend file "base/5/2673": No space left on device. Make room and run the command again.',
  );
  expect(describeFailure(failure('terminating connection due to administrator command', '57P01'))).toBe(
    'The database does not answer: terminating connection due to administrator command.',
  );
  expect(describeFailure(new StartupError('Say which file: verify FILE'))).toBe(
    'Say which file: verify FILE',
  );
});

test('a fault of the program has its stack', () => {
  expect(describeFailure(failure('x is not a function'))).toMatch(/^Error: x is not a function\n +at /);
});
