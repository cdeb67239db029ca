import { isPublicAddress } from './public-address';

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine, by another name', '0.0.0.0'],
  ['this machine, IPv6', '::1'],
  ['no machine', '::'],
  ['a private network', '10.1.2.3'],
  ['a private network', '172.31.255.255'],
  ['a private network', '192.168.0.10'],
  ['a provider’s own network', '100.64.0.1'],
  ['the link alone', '169.254.169.254'],
  ['the link alone, IPv6', 'fe80::1'],
  ['a unique local network', 'fd00::1'],
  ['many machines', '224.0.0.1'],
  ['many machines, IPv6', 'ff02::1'],
  ['documentation', '203.0.113.5'],
  ['documentation, IPv6', '2001:db8::1'],
  ['a private network, mapped into IPv6', '::ffff:10.0.0.1'],
  ['this machine, mapped into IPv6 and written in hexadecimals', '::ffff:7f00:1'],
  ['a private network behind a tunnel', '2002:a00:1::'],
  ['a private network behind a translation', '64:ff9b::a00:1'],
  ['no address', 'example.com'],
])('%s is not on the public internet: %s', (_what, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '::ffff:93.184.215.14'])(
  '%s is on the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
