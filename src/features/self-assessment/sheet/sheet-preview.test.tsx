import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { SheetPreview } from './sheet-preview';

it('counts changes and faults in two Chinese sentences, without a space between them', () => {
  const row = { label: '产品', before: null, after: 1 };
  render(
    <WithTexts locale="zh-CN">
      <SheetPreview
        rows={[
          { ...row, number: 2 },
          { ...row, number: 3, fault: { code: 'unknown' } },
        ]}
      />
    </WithTexts>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('将更改 1 项回答。1 行有误，将被略过。');
});
