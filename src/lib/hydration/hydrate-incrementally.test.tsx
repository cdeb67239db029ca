import { act, screen } from '@testing-library/react';
import { hydrateIncrementally } from './hydrate-incrementally';

const page = (html: string) => {
  document.body.innerHTML = `<div>${html}</div>`;
  return document.body.firstElementChild as Element;
};

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => errors.mockRestore());

it('keeps the elements of a prerendered page', () => {
  const element = page('<button>Send</button>');
  const prerendered = element.firstElementChild;
  const pressed = jest.fn();
  act(() => hydrateIncrementally(<button onClick={pressed}>Send</button>, element));
  screen.getByRole('button').click();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(element.firstElementChild).toBe(prerendered);
  expect(errors).not.toHaveBeenCalled();
});

it('renders an emptied page without an error', () => {
  act(() => hydrateIncrementally(<button>Send</button>, page('')));
  expect(screen.getByRole('button')).toBeVisible();
  expect(errors).not.toHaveBeenCalled();
});
