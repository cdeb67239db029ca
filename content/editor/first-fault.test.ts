/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { showFirstFault } from './first-fault';

it('focuses the first of several faulty texts, each time an entry is checked', async () => {
  document.body.innerHTML =
    '<textarea id="name"></textarea><textarea id="country"></textarea><button>Publish</button>';
  Element.prototype.scrollIntoView = jest.fn();
  const [name, country] = screen.getAllByRole('textbox');
  showFirstFault('name');
  showFirstFault('country');
  await waitFor(() => expect(document.activeElement).toBe(name));
  showFirstFault('country');
  await waitFor(() => expect(document.activeElement).toBe(country));
});
