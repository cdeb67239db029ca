import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layOutEverything } from '../../../../tests/support/web/fake-layout';
import { headingOf } from './anchors';
import { useShownGroup } from './use-shown-group';

const groups = [{ id: 'energy' }, { id: 'water' }];

/** A form of two groups; a phone hides all but the current one. */
function Form({ isWide }: { isWide: boolean }) {
  const [shown, show] = useShownGroup(groups);
  return (
    <>
      <button onClick={() => show('water')}>Next: water</button>
      <a href="#litres">The litres</a>
      {groups.map(({ id }) => (
        <section key={id} id={id} aria-label={id} hidden={!isWide && id !== shown}>
          <h2 id={headingOf(id)} tabIndex={-1}>
            {id}
          </h2>
          {id === 'water' && <input id="litres" aria-label="Litres" />}
        </section>
      ))}
    </>
  );
}

const show = (isWide = false) => render(<Form isWide={isWide} />);
const inSight = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const litres = () => document.getElementById('litres');

/** Like a link or the address bar. */
const goTo = (hash: string) =>
  act(() => {
    window.history.replaceState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });

let scrolledTo: readonly Element[];
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  scrolledTo = layOutEverything();
});

it('shows the first group, and another from its top when the person switches to it', async () => {
  show();
  expect(inSight()).toEqual(['energy']);
  expect(scrolledTo).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Next: water' }));
  expect(inSight()).toEqual(['water']);
  expect(screen.getByRole('heading', { name: 'water' })).toHaveFocus();
  expect(scrolledTo).toEqual([document.getElementById('water')]);
});

it('shows the group that contains a link’s target, and the target', () => {
  show();
  goTo('#litres');
  expect(inSight()).toEqual(['water']);
  expect(scrolledTo.at(-1)).toBe(litres());
});

it('opens with the target in the address', async () => {
  window.history.replaceState(null, '', '/#litres');
  show();
  expect(await screen.findByRole('heading', { name: 'water' })).toBeVisible();
  expect(scrolledTo.at(-1)).toBe(litres());
});

it('follows the same link again after the person has switched to another group', async () => {
  show();
  goTo('#litres');
  goTo('#energy');
  expect(inSight()).toEqual(['energy']);
  window.history.replaceState(null, '', '#litres');
  await userEvent.click(screen.getByRole('link', { name: 'The litres' }));
  expect(inSight()).toEqual(['water']);
});

it('does not scroll if the target is visible or missing', () => {
  show();
  goTo(`#${headingOf('energy')}`);
  goTo('#nowhere');
  expect(inSight()).toEqual(['energy']);
  expect(scrolledTo).toEqual([]);
});

it('shows the group of the field that the person is in when a tablet is turned', async () => {
  const { rerender } = show(true);
  await userEvent.type(screen.getByLabelText('Litres'), '12');
  rerender(<Form isWide={false} />);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(inSight()).toEqual(['water']);
  expect(litres()).toHaveFocus();
  expect(scrolledTo).toEqual([litres()]);
});

it('stays with its group when the window becomes narrow and nothing has the focus', () => {
  const { rerender } = show(true);
  rerender(<Form isWide={false} />);
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(inSight()).toEqual(['energy']);
  expect(scrolledTo).toEqual([]);
});

it('leaves scrolling to the browser if all groups are shown', () => {
  show(true);
  goTo('#litres');
  expect(inSight()).toEqual(['energy', 'water']);
  expect(scrolledTo).toEqual([]);
});
