import { hashPassword, passwordMatches } from './passwords';

describe('a password hash', () => {
  it('carries its parameters and a salt of its own', async () => {
    const [first, second] = await Promise.all([hashPassword('same'), hashPassword('same')]);
    expect(first).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(first).not.toBe(second);
  });

  it('matches its password only', async () => {
    const hash = await hashPassword('correct horse');
    expect(await passwordMatches('correct horse', hash)).toBe(true);
    for (const other of ['', 'correct horse ', 'Correct horse', 'x'.repeat(2000)])
      expect(await passwordMatches(other, hash)).toBe(false);
  });

  it('matches the same characters however they were typed', async () => {
    expect(await passwordMatches('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
  });

  it('matches when it was made with other parameters', async () => {
    const made = 'scrypt$1024$8$1$c2FsdA$NuFPx6pLDK9RjZSd4IGTlhBg2JTz1XekThgJDgxnuew';
    expect(await passwordMatches('older', made)).toBe(true);
  });

  it('is needed: without one nothing matches', async () => {
    expect(await passwordMatches('', undefined)).toBe(false);
    expect(await passwordMatches('x', null)).toBe(false);
  });

  it('of an unknown form is a fault of the database, not of the person', async () => {
    await expect(passwordMatches('x', 'plain')).rejects.toThrow('not of a known form');
  });
});
