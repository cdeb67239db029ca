import { rememberTokens } from './tokens';

const claims = { subject: '1', email: 'anna@a.example', name: 'Anna', issuedAt: 0 };
const tokenUntil = (seconds?: number) =>
  ['', Buffer.from(JSON.stringify({ exp: seconds })).toString('base64url'), 'signature'].join('.');

function create() {
  const state = { time: 0, asked: 0, refuse: false };
  const verify = async () => {
    state.asked += 1;
    if (state.refuse) throw new Error('refused');
    return claims;
  };
  return { state, tokens: rememberTokens({ verify }, () => state.time) };
}

test('a verified token is accepted until it expires', async () => {
  const { state, tokens } = create();
  const token = tokenUntil(60);
  await tokens.verify(token);
  state.time = 59_999;
  expect(await tokens.verify(token)).toEqual(claims);
  expect(state.asked).toBe(1);
  state.time = 60_000;
  state.refuse = true;
  await expect(tokens.verify(token)).rejects.toThrow('refused');
});

test('another signature is another token', async () => {
  const { state, tokens } = create();
  await tokens.verify(tokenUntil(60));
  await tokens.verify(`${tokenUntil(60)}x`);
  expect(state.asked).toBe(2);
});

test('a token without an expiry, and a refused one, are verified every time', async () => {
  const { state, tokens } = create();
  await tokens.verify(tokenUntil());
  await tokens.verify(tokenUntil());
  state.refuse = true;
  await expect(tokens.verify('a.b.c')).rejects.toThrow();
  await expect(tokens.verify('a.b.c')).rejects.toThrow();
  expect(state.asked).toBe(4);
});
