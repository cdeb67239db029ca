import { act } from '@testing-library/react';
import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateInSteps } from './hydrate-in-steps';

const pressed = jest.fn();
const page = (
  <main>
    <button onClick={() => pressed('frame')}>Menu</button>
    <Suspense>
      <button onClick={() => pressed('page')}>Accept</button>
    </Suspense>
  </main>
);

function prebuilt(): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  document.body.append(element);
  return element;
}

const press = (element: HTMLElement, name: string) =>
  [...element.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();

afterEach(() => {
  document.body.replaceChildren();
  pressed.mockReset();
});

it.each([
  ['Menu', 'frame'],
  ['Accept', 'page'],
])('a press on %s that comes before the page has come to life is answered', async (name, answer) => {
  const element = prebuilt();
  await act(async () => {
    hydrateInSteps(page, element);
    press(element, name);
  });
  expect(pressed.mock.calls).toEqual([[answer]]);
});

it('does not hold up the task that starts it', async () => {
  const element = prebuilt();
  const drawn = jest.fn();
  function Watched() {
    drawn();
    return page;
  }
  await act(async () => {
    hydrateInSteps(<Watched />, element);
    expect(drawn).not.toHaveBeenCalled();
  });
  expect(drawn).toHaveBeenCalled();
});
