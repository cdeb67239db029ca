import { createSecretBox } from './secret-box';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)] as const;

test('opens what it sealed, and reveals nothing of it', () => {
  const box = createSecretBox([first]);
  const sealed = box.seal('größtes Geheimnis', 'partner-1');
  expect(box.open(sealed, 'partner-1')).toBe('größtes Geheimnis');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('Geheimnis');
  expect(box.seal('größtes Geheimnis', 'partner-1')).not.toBe(sealed);
});

test('opens nothing for another place, with another key, or that was changed', () => {
  const box = createSecretBox([first]);
  const sealed = box.seal('secret', 'partner-1');
  expect(box.open(sealed, 'partner-2')).toBeUndefined();
  expect(createSecretBox([second]).open(sealed, 'partner-1')).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(box.open(bytes.toString('base64url'), 'partner-1')).toBeUndefined();
  expect(box.open('', 'partner-1')).toBeUndefined();
});

test('an older key still opens, the newest one seals', () => {
  const old = createSecretBox([first]).seal('secret', 'p');
  const box = createSecretBox([second, first]);
  expect(box.open(old, 'p')).toBe('secret');
  expect(createSecretBox([second]).open(box.seal('secret', 'p'), 'p')).toBe('secret');
});
