import { render } from '@testing-library/react';
import { EmailAddress } from './email-address';

/** The text with a bar wherever a line may end. */
function withBreaks(email: string): string {
  const { container } = render(<EmailAddress>{email}</EmailAddress>);
  return [...container.childNodes].map((node) => (node.nodeName === 'WBR' ? '|' : node.textContent)).join('');
}

it.each([
  ['anna.berger@alpenguss.example', 'anna.berger|@alpenguss.example'],
  [
    'a-very-long.name+of_many.parts@mail.of.a-long.example',
    'a-very-long.name+of_many.parts|@mail.of.a-long.example',
  ],
  ['"odd@name"@alpenguss.example', '"odd@name"|@alpenguss.example'],
])('%s may break before its "@" and nowhere else', (email, broken) => {
  expect(withBreaks(email)).toBe(broken);
});

it.each(['not an address', ''])('%j, which has no "@", is shown unchanged', (text) => {
  expect(withBreaks(text)).toBe(text);
});
