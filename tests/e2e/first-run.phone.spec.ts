import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/e2e/axe';
import { expect, test } from '../support/e2e/fixtures';
import { linkInMail } from '../support/e2e/outbox';
import { expectNoHorizontalScroll } from '../support/e2e/horizontal-scroll';

test.use({ locale: 'zh-CN' });

const email = 'wang.fang@huaxin-jingmi.example';
const customer = 'Qinghe Electric Drives Co., Ltd.';
const password = '青山绿水 Garden 2031';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function register(page: Page): Promise<void> {
  await page.goto(await linkInMail(page, email));
  await page.getByRole('link', { name: '注册新账户' }).click();
  // The invitation contains the country.
  await expect(page.getByRole('combobox', { name: '国家/地区' })).toHaveValue('中国');
  await page.getByRole('combobox', { name: '行业' }).fill('金属制品');
  await page.getByRole('option', { name: '金属制品制造' }).click();
  await page.getByLabel('公司规模').selectOption({ index: 3 });
  await press(page, '继续下一步');
  await page.getByLabel('名', { exact: true }).fill('芳');
  await page.getByLabel('姓', { exact: true }).fill('王');
  await page.getByLabel('电子邮箱').fill(email);
  await page.getByRole('checkbox').check();
  await press(page, '完成注册');
  await expect(page.getByRole('heading', { name: '您的账户已创建' })).toBeVisible();
}

async function signInFirst(page: Page): Promise<void> {
  await page.goto(await linkInMail(page, email));
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('再次输入新密码').fill(password);
  await press(page, '设置密码');
  await page.goto('/zh-CN/');
  await press(page, '登录');
  await page.getByLabel('电子邮箱').fill(email);
  await page.getByLabel('密码').fill(password);
  await press(page, '登录');
}

const expectStep = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();

async function expectFits(page: Page, where: string): Promise<void> {
  await expectAccessible(page, where);
  await expectNoHorizontalScroll(page, where);
}

test('from a fresh registration through the first run to the overview, on a phone', async ({ page }) => {
  await register(page);
  await signInFirst(page);

  await expect(page).toHaveURL(/\/zh-CN\/first-run\/$/);
  const intro = page.getByRole('dialog', { name: '设置贵公司信息' });
  await expect(intro).toBeVisible();
  await expectFits(page, 'introduction');
  await press(page, '开始设置');

  const year = new Date().getFullYear() - 1;
  await press(page, '添加目标');
  await page.getByLabel('基准年').fill(String(year));
  await page.getByLabel('目标年').fill(String(year + 10));
  await page.getByLabel('减排幅度').fill('42');
  await expectFits(page, 'targets');
  await press(page, '继续');

  await expectStep(page, '业务板块');
  await expect(page.getByText(`提出要求的客户：${customer}`)).toBeVisible();
  await expectFits(page, 'segments');

  // An interruption: the set-up waits, the requests can be viewed, the rest stays locked.
  await page.getByRole('link', { name: '稍后继续' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '客户请求' })).toBeVisible();
  await page.goto('/zh-CN/carbon-accounting/');
  await expect(page.getByRole('heading', { name: '此功能尚未解锁' })).toBeVisible();
  await expectFits(page, 'locked area');
  await page.getByRole('link', { name: '前往引导设置' }).click();
  await expectStep(page, '业务板块');
  await press(page, '继续');

  await expectStep(page, '碳足迹');
  await page.getByLabel('范围一').fill('120');
  await page.getByLabel('范围二').fill('380');
  await expectFits(page, 'footprint');
  await press(page, '继续');

  await expectStep(page, '分析结果');
  await expect(page.getByText(`从 ${year} 年的 500 t CO₂e 降至 290 t CO₂e`)).toBeVisible();
  await expectFits(page, 'insights');
  await press(page, '完成设置');

  await expect(page.getByRole('dialog', { name: '设置已完成' })).toBeVisible();
  await expectFits(page, 'success');
  await press(page, '前往客户请求');

  await expect(page).toHaveURL(/\/zh-CN\/overview\/$/);
  await expect(page.getByRole('dialog', { name: /^欢迎使用/ })).toBeVisible();
  await expectFits(page, 'welcome');
  await press(page, '开始使用');
  await expect(page.getByRole('button', { name: customer, exact: true })).toBeVisible();

  // The server knows it: nothing is locked after this browser has lost its data.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/zh-CN/self-assessment/company-overview/');
  await expect(page.getByRole('group', { name: '目标 1' }).getByLabel('减排幅度')).toHaveValue('42');
  await page.getByRole('combobox', { name: '章节' }).selectOption('section-inventory');
  await expect(page.getByRole('group', { name: String(year) }).getByLabel('范围二')).toHaveValue('380');
});
