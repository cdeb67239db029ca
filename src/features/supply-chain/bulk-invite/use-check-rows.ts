import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { InvitationFault } from '../../../../core/invitation/invitation-faults';
import { createLoadable, useLoadable } from '../../../lib/loading/loadable';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProjectId } from '../../../lib/session/use-session';
import { useToday } from '../../../lib/timing/use-today';
import { useCheckSuppliersQuery } from '../api';
import { checkRows, type CheckedRow } from '../sheet/check-rows';
import type { InviteDefaults } from '../inviting/invite-form';
import { loadRules } from '../rules';
import type { SheetSupplier } from '../sheet/read-suppliers';
import { useChoices } from '../use-choices';

const rules = createLoadable(loadRules);

/**
 * Checks the read rows: each by itself, then the valid ones on the server, which knows whom the company has
 * already asked. Sends no invitation.
 */
export function useCheckRows(rows: readonly SheetSupplier[], defaults: InviteDefaults) {
  const { locale } = useLocale();
  const projectId = useProjectId();
  const { known } = useChoices();
  const today = useToday();
  const loaded = useLoadable(rules);
  const isLoaded = loaded.status === 'ready' || loaded.status === 'failed';
  const schema = loaded.status === 'ready' ? loaded.content.invitationSchema : undefined;
  const alone = useMemo(() => {
    if (!isLoaded) return [];
    const context = { ...known, today };
    return checkRows(rows, defaults, locale, { schema, context });
  }, [isLoaded, schema, rows, defaults, known, locale, today]);
  const right = useMemo(() => alone.filter(({ fault }) => fault === undefined), [alone]);
  const wanted = useMemo(
    () =>
      projectId !== undefined && right.length > 0
        ? { projectId, suppliers: right.map(withoutMessage) }
        : skipToken,
    [projectId, right],
  );
  const { currentData, isFetching, error, refetch } = useCheckSuppliersQuery(wanted, {
    refetchOnMountOrArgChange: true,
  });

  const checked = useMemo(() => {
    const refused = new Map(
      currentData?.faults.map(({ row, code }) => [right[row], code as InvitationFault]),
    );
    return alone.map((each): CheckedRow => ({ ...each, fault: each.fault ?? refused.get(each) }));
  }, [alone, right, currentData]);
  return {
    checked,
    isChecked: isLoaded && (right.length === 0 || (currentData !== undefined && !isFetching)),
    error: isFetching ? undefined : error,
    again: () => void refetch(),
  };
}

/** Messages are long and cannot be invalid. */
const withoutMessage = ({ body: { message: _message, ...body } }: CheckedRow) => body;
