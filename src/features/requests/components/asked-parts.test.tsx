import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { AskedParts } from './asked-parts';

it('names a part and its number as Chinese readers write them', () => {
  const part = { part: '铝锭', partNumber: 'HA-226-10', comment: '', askedAt: '2026-03-01T09:00:00Z' };
  render(
    <WithTexts locale="zh-CN">
      <AskedParts parts={[part]} />
    </WithTexts>,
  );
  expect(screen.getByRole('listitem')).toHaveTextContent(/^铝锭，HA-226-10 · /);
});
