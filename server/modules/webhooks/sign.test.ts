import { createWebhookSecret, signCall } from './sign';

// The example of the specification (standardwebhooks.com, signature scheme).
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const call = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
};

test('a call is signed as in the specification', () => {
  expect(signCall([secret], call)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('two secrets make two signatures, with a space between them', () => {
  const other = createWebhookSecret();
  expect(signCall([secret, other], call).split(' ')).toEqual([
    signCall([secret], call),
    signCall([other], call),
  ]);
});

test('a secret has 256 bits', () => {
  expect(Buffer.from(createWebhookSecret().slice('whsec_'.length), 'base64')).toHaveLength(32);
});
