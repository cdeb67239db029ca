/** @jest-environment jsdom */
import { markOf } from './marks';
import { showNames } from './show-names';

/** A mouse click: `detail` counts the clicks, and is 0 for the keyboard. */
const click = (element: Element, keys: MouseEventInit = {}) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...keys }));

const opened: string[] = [];
const pressed: string[] = [];

beforeAll(() => {
  const button = document.createElement('button');
  button.textContent = `${markOf(0)}Save`;
  button.addEventListener('click', () => pressed.push('button'));
  const field = document.createElement('input');
  field.placeholder = `${markOf(1)}Name`;
  const plain = document.createElement('p');
  plain.textContent = 'No text of ours';
  document.body.append(button, field, plain);
  showNames(['app:save', 'app:name'], (name) => opened.push(name));
});
beforeEach(() => {
  opened.length = 0;
  pressed.length = 0;
});

const element = (name: string) => document.querySelector(name) as Element;

test('a click on a text opens its field, and does nothing on the page', () => {
  click(element('button'));
  expect([opened, pressed]).toEqual([['app:save'], []]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s it is a click on the page', (key) => {
  click(element('button'), { [key]: true });
  expect([opened, pressed]).toEqual([[], ['button']]);
});

test('the keyboard, input fields and elements without text behave as usual', () => {
  click(element('button'), { detail: 0 });
  expect(pressed).toEqual(['button']);
  for (const name of ['input', 'p']) expect(click(element(name))).toBe(true);
  expect(opened).toEqual([]);
});
