import { skipToken } from '@reduxjs/toolkit/query/react';
import { groupBy } from '../../../../core/collections/group-by';
import type { ActivityRecord } from '../../../../core/contracts/ca-activities-data';
import { placeOf, recordOfBill } from '../../../../core/invoices/record-of-bill';
import { useProjectId } from '../../../lib/session/use-session';
import { useGetActivitiesQuery } from '../api';
import type { BillGroup } from './drop-plan';
import { recordKey, toBill, type ChosenRecords } from './to-drop';

/** The bills of a seller in a group, and the existing record that gets them. */
export interface SellerBills {
  key: string;
  seller: string;
  record: ActivityRecord | undefined;
}

interface RecordsOfBills {
  /** The existing records that fit. */
  records: readonly ActivityRecord[];
  sellers: readonly SellerBills[];
}

/** The records that a group's bills are added to, by seller. */
export function useRecordsOfBills(group: BillGroup, chosen: ChosenRecords): RecordsOfBills {
  const { year, lines } = group;
  const projectId = useProjectId();
  const { data = [] } = useGetActivitiesQuery(projectId === undefined ? skipToken : { projectId, year });
  const records = data.filter((record) => placeOf(record) === placeOf(group));
  const sellers = [...groupBy(lines, recordKey)].flatMap(([key, [first]]) => {
    if (!first) return [];
    const record = recordOfBill(records, toBill(first, chosen.get(key) ?? ''));
    return [{ key, seller: first.invoice.seller.name, record }];
  });
  return { records, sellers };
}
