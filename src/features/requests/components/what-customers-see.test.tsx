import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CustomerRequest } from '../../../../core/contracts/customer-requests';
import type { CustomerView } from '../../../../core/contracts/customer-view';
import { list, nordwerk, page, showing, velomotive } from '../../../../tests/support/web/requests-screen';
import { RequestsScreen } from './requests-screen';

const show = showing(<RequestsScreen />);

describe('what the customer sees', () => {
  const put = 'PUT /api/customer-requests/project/42/a/visibility';
  const preview = 'GET /api/customer-requests/project/42/a/preview';
  const whole: CustomerView = {
    implementation: { today: 21, inOneYear: 40, inThreeYears: 64 },
    performance: 9,
    contact: { name: 'Anna Berger', jobTitle: '', email: 'anna@alpenguss.example', phoneNumber: '' },
    targets: [],
    footprints: [{ year: 2025, scope1TonsCO2e: 1, scope2TonsCO2e: 2, scope3TonsCO2e: null }],
    emissions: [],
  };

  it('is chosen part by part, and the preview updates immediately', async () => {
    let kept = nordwerk;
    const { to } = show({
      [list]: () => page(kept),
      [preview]: { data: whole },
      [put]: ({ body }) => {
        kept = { ...kept, ...(body as { data: Partial<CustomerRequest> }).data, version: kept.version + 1 };
        return { data: kept };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nordwerk Automotive AG' }));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = within(await dialog.findByRole('group', { name: /^What else/ }));
    expect(choice.getAllByRole('checkbox', { checked: true })).toHaveLength(4);
    await userEvent.click(dialog.getByText('Preview: what Nordwerk Automotive AG sees'));
    expect(await dialog.findByText('anna@alpenguss.example')).toBeInTheDocument();
    expect(dialog.getByText('64%')).toBeInTheDocument();
    await userEvent.click(choice.getByRole('checkbox', { name: /^Main contact/ }));
    expect(dialog.queryByText('anna@alpenguss.example')).not.toBeInTheDocument();
    await userEvent.click(choice.getByRole('checkbox', { name: /^Plans/ }));
    expect(dialog.queryByText('64%')).not.toBeInTheDocument();
    expect(dialog.getByText('21% (score: 21 of 100 points)')).toBeInTheDocument();
    await waitFor(() =>
      expect(to(put).map(({ body }) => body)).toEqual([
        { data: { withheld: ['contact', 'emissions'], sharedAnswers: [] }, version: 1 },
        { data: { withheld: ['contact', 'plans', 'emissions'], sharedAnswers: [] }, version: 2 },
      ]),
    );
  });

  it('includes the answers of the shared sections, none of them by default', async () => {
    let kept = nordwerk;
    const { to } = show({
      [list]: () => page(kept),
      [preview]: {
        data: {
          ...whole,
          answers: [
            { section: 'governance', answers: [{ questionId: 'reporting', value: ['published'] }] },
            { section: 'logistics', answers: [{ questionId: 'lowEmissionTransport', value: 35 }] },
          ],
        },
      },
      [put]: ({ body }) => {
        kept = { ...kept, ...(body as { data: Partial<CustomerRequest> }).data, version: kept.version + 1 };
        return { data: kept };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Nordwerk Automotive AG' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByText('Preview: what Nordwerk Automotive AG sees'));
    expect(await dialog.findByText('anna@alpenguss.example')).toBeInTheDocument();
    expect(dialog.queryByRole('heading', { name: 'Answers' })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByText('Answers by section: 0 of 10 shared'));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Transport to customers' }));
    expect(await dialog.findByText(/transports runs with low emissions/)).toBeVisible();
    expect(dialog.getByText('35%')).toBeInTheDocument();
    expect(dialog.queryByText(/publish its emissions/)).not.toBeInTheDocument();
    await waitFor(() =>
      expect(to(put).map(({ body }) => body)).toEqual([
        { data: { withheld: ['emissions'], sharedAnswers: ['logistics'] }, version: 1 },
      ]),
    );
  });

  it('cannot be chosen for a declined request', async () => {
    show({ [list]: page(velomotive) });
    await userEvent.click(await screen.findByRole('button', { name: 'Velomotive SE' }));
    expect(within(await screen.findByRole('dialog')).queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
