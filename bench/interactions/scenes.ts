import type { Locator, Page } from '@playwright/test';
import type { Row } from '../pages/table';
import { longSegmentQuestions } from './long-segment';
import { atRest, percentile98, timesOf } from './press';

/** Design bounds from a press to the next paint, in milliseconds. */
const bounds = { text: 24, picker: 32, longList: 56, other: 100 };

type Kind = keyof typeof bounds;
type Step = () => Promise<unknown>;

async function row(page: Page, kind: Kind, what: string, steps: readonly Step[]): Promise<Row> {
  const measured = percentile98(await timesOf(page, steps));
  return { what: `${what}, ${steps.length} presses`, measured, unit: 'ms', bound: { atMost: bounds[kind] } };
}

/** Scrolls it into view and waits for the paint, so that the next press is measured without the scrolling. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  await atRest(page);
}

/**
 * Scrolls before it clicks: a click that has to scroll would be painted together with everything the scrolling draws.
 * `force` leaves out the check of what lies at the point, which takes up to 25 ms of the page.
 */
const pressing =
  (page: Page, button: Locator): Step =>
  async () => {
    await reach(page, button);
    await button.click({ force: true });
  };

/** Presses the keys in each field, with the cursor behind its content. */
function pressingIn(page: Page, fields: readonly Locator[], keys: readonly string[]): Step[] {
  return fields.flatMap((field) =>
    keys.map((key, index) => async () => {
      if (index === 0) {
        await reach(page, field);
        await field.evaluate((input: HTMLInputElement) => {
          input.focus();
          input.setSelectionRange(input.value.length, input.value.length);
        });
        await atRest(page);
      }
      await page.keyboard.press(key);
    }),
  );
}

/** Types a word into each field and deletes it again, one key at a time. */
const typing = (page: Page, fields: readonly Locator[], word: string): Step[] =>
  pressingIn(page, fields, [...word, ...Array<string>(word.length).fill('Backspace')]);

/** A page that only shows what is typed and opens a dialog: the browser's own share of the time. */
export async function barePage(page: Page): Promise<Row[]> {
  const button = page.getByRole('button', { name: 'Open' });
  return [
    await row(
      page,
      'text',
      'a bare page: a text field',
      typing(page, [page.getByLabel('Name')], 'Northgate'),
    ),
    await row(page, 'other', 'a bare page: a dialog', [
      pressing(page, button),
      () => page.keyboard.press('Escape'),
      pressing(page, button),
      () => page.keyboard.press('Escape'),
    ]),
  ];
}

export async function registration(page: Page): Promise<Row[]> {
  const name = page.getByLabel('Company name');
  const country = page.getByRole('combobox', { name: 'Country' });
  await country.waitFor();
  return [
    await row(page, 'text', '/register/ a text field', typing(page, [name], 'Northgate Coatings Limited')),
    await row(page, 'picker', '/register/ the country picker', typing(page, [country], 'germany')),
    await row(page, 'longList', '/register/ its list of 250', [
      () => page.keyboard.press('Escape'),
      () => page.keyboard.press('ArrowDown'),
    ]),
  ];
}

export async function segment(page: Page): Promise<Row[]> {
  await page.getByLabel(/^Which products or services belong to this segment/).waitFor();
  const inputs = await page.locator('main input[type=text]').all();
  const choices = await page.locator('main input[type=radio]').all();
  const asked = await page.locator('[id^="question-"], [role="group"][id^="measure-"]').count();
  if (asked !== longSegmentQuestions) throw new Error(`The segment asks ${asked} questions.`);
  return [
    await row(page, 'text', `a segment of ${asked} questions`, typing(page, inputs, '1')),
    await row(
      page,
      'other',
      'its choices',
      choices.slice(0, 12).map((choice) => async () => {
        await reach(page, choice);
        await choice.check({ force: true });
      }),
    ),
  ];
}

export async function suppliers(page: Page): Promise<Row[]> {
  const press = (role: 'button' | 'radio' | 'checkbox', name: string | RegExp) => () =>
    page.getByRole(role, { name }).first().click();
  const sort = (column: string) => () =>
    page.getByRole('columnheader', { name: column }).getByRole('button').click();
  const first = page.getByRole('rowheader').nth(1);
  await first.waitFor();
  const what = '10,000 suppliers:';
  return [
    await row(page, 'other', `${what} searching`, typing(page, [page.getByRole('searchbox')], 'gie')),
    await row(page, 'other', `${what} filters and sorting`, [
      press('radio', /^Awaiting answer/),
      press('radio', /^All/),
      sort('Supplier'),
      sort('Supplier'),
      sort('Invited on'),
    ]),
    await row(page, 'other', `${what} choosing`, [
      () => page.getByRole('row').nth(2).getByRole('checkbox').click(),
      press('checkbox', /^Select all/),
      () => page.getByRole('row').nth(2).getByRole('checkbox').click(),
      press('button', 'Clear selection'),
    ]),
    await row(page, 'other', `${what} details`, [
      pressing(page, first.getByRole('button')),
      () => page.keyboard.press('Escape'),
    ]),
  ];
}

export async function carbonInputs(page: Page): Promise<Row[]> {
  const amounts = page.getByRole('textbox', { name: /^Amount of / });
  await amounts.first().waitFor();
  const fields = (await amounts.all()).slice(0, 5);
  const what = '5,000 activities, 10,000 supplier inputs:';
  return [
    await row(page, 'text', `${what} typing`, typing(page, fields, '12')),
    await row(page, 'other', `${what} amounts taken`, pressingIn(page, fields, ['7', 'Enter'])),
    await row(page, 'other', `${what} searching`, typing(page, [page.getByRole('searchbox')], 'r 77')),
    await row(page, 'other', `${what} forms`, [
      pressing(page, page.getByRole('button', { name: 'Add a fuel, vehicle or gas' })),
      () => page.keyboard.press('Escape'),
      pressing(page, page.getByRole('button', { name: 'Change the distribution' })),
      () => page.keyboard.press('Escape'),
    ]),
  ];
}

export async function carbonResults(page: Page): Promise<Row[]> {
  const how = page.getByRole('button', { name: /^How .* was calculated$/ });
  await how.first().waitFor();
  const press = (role: 'button' | 'radio', name: string) =>
    pressing(page, page.getByRole(role, { name }).first());
  return [
    await row(page, 'other', 'their results: how a row was calculated', [
      pressing(page, how.first()),
      () => page.keyboard.press('Escape'),
      pressing(page, how.nth(1)),
      () => page.keyboard.press('Escape'),
    ]),
    await row(page, 'other', 'their results: other groups', [
      press('radio', 'Supplier'),
      press('radio', 'Country'),
    ]),
    await row(page, 'other', 'their results: more rows', [press('button', 'Show more rows')]),
    await row(page, 'other', 'their results: another scope', [press('radio', 'Scope 1')]),
  ];
}
