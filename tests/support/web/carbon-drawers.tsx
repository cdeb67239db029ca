import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Locale } from '../../../core/i18n/locales';
import { screenStore } from './api-store';
import { stubNetwork } from './stub-network';
import { WithTexts } from './with-texts';

export const list = (...data: object[]) => ({ data, meta: { pagination: { pageCount: 1 } } });
const steel = {
  ...{ id: 1, Scope3SectorId: 1, code: 'STEEL_MILL_PRODUCTS', name: 'Steel and iron mill products' },
  ...{ hotspotSectorId: 1, isActive: true, includedInFreeVersion: true },
};
const tyres = { ...steel, id: 2, Scope3SectorId: 2, code: 'TYRES', name: 'Tyres' };
export const gas = {
  ...{ id: 101, activityId: 101, name: 'Natural gas', unit: 'kWh', dataCollectionSheet: 'SCOPE1' as const },
  ...{ hierarchyLevel1: 'A', hierarchyLevel2: 'B', hierarchyLevel3: 'C', isActive: true },
  ...{ includedInFreeVersion: true, requiresExactValueInput: true },
};
type Close = { onClose: () => void };

function Opener({ children }: { children: (close: Close) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && children({ onClose: () => setOpen(false) })}
    </>
  );
}

/** A page on which the drawer is opened. */
export async function open(drawer: (close: Close) => ReactNode, locale: Locale = 'en', routes = {}) {
  const network = stubNetwork({
    'GET /api/ca-activities-list': list(gas),
    'GET /api/ca-scope3-sectors': list(steel, tyres),
    'GET /api/ca-prefills-list': list(),
    'GET /api/app-countries': list({ id: 1, countryId: 276, code: 'DE', name: 'Germany', isActive: true }),
    'GET /api/company-profile/42': { data: { CompanyData: { Country: 'DE' }, PersonalData: {}, version: 1 } },
    ...routes,
  });
  const store = screenStore();
  const { unmount } = render(
    <Provider store={store}>
      <WithTexts locale={locale}>
        <Opener>{drawer}</Opener>
      </WithTexts>
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return { ...network, store, unmount };
}

/** A text field of the drawer. */
export const field = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).findByRole('textbox', { name });
