/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';

let startRegistration: jest.Mock<Promise<object>>;
let submitted: jest.SpyInstance;

const button = () => screen.getByRole('button');
const faults = () => [...document.querySelectorAll<HTMLElement>('.fault:not([hidden])')];
const press = async () => {
  button().click();
  await new Promise(process.nextTick);
};
const failure = (name: string) => Object.assign(new Error('refused'), { name });

beforeEach(() => {
  document.body.innerHTML = `
    <div class="fault">Not accepted</div>
    <div class="fault" data-fault="unsupported" tabindex="-1" hidden></div>
    <div class="fault" data-fault="cancelled" tabindex="-1" hidden></div>
    <div class="fault" data-fault="known" tabindex="-1" hidden></div>
    <form data-passkey="add" data-options="{}"><input name="response" /><button disabled>Create</button></form>`;
  startRegistration = jest.fn(() => Promise.resolve({ id: 'key' }));
  submitted = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const library = { browserSupportsWebAuthn: () => true, startRegistration };
  Object.assign(globalThis, { SimpleWebAuthnBrowser: library });
  jest.resetModules();
  jest.requireActual('../../../server/identity/embedded/pages/passkeys.js');
});

afterEach(() => jest.restoreAllMocks());

it('enables the button, and submits what the device has made', async () => {
  expect(button()).not.toHaveProperty('disabled', true);
  await press();
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(document.querySelector('input')?.value).toBe('{"id":"key"}');
});

it('reports no cancellation when a second press replaces the dialogue of the first', async () => {
  startRegistration.mockRejectedValueOnce(failure('AbortError'));
  await press();
  expect(faults()).toEqual([]);
});

it('shows the refusal of the attempt before until the next one', async () => {
  expect(faults()).toHaveLength(1);
  await press();
  expect(faults()).toEqual([]);
});

it.each([
  ['NotAllowedError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'unsupported'],
])('says what %s means, and can be tried again', async (name, told) => {
  startRegistration.mockRejectedValueOnce(failure(name));
  await press();
  expect(faults().map(({ dataset }) => dataset.fault)).toEqual([told]);
  expect(document.activeElement).toBe(faults()[0]);
  await press();
  expect(submitted).toHaveBeenCalledTimes(1);
});
