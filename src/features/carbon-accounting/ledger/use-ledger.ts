import { useMemo, useState } from 'react';
import { supplierFinder, type SupplierAnswers } from '../../../../core/ledger/match-suppliers';
import {
  accountsOf,
  planLedger,
  withPurchasesPositive,
  type AccountSectors,
} from '../../../../core/ledger/plan-ledger';
import {
  findHeader,
  guessColumns,
  readLines,
  type Ledger,
  type LedgerColumns,
  type LedgerField,
} from '../../../../core/ledger/read-ledger';
import type { CodePage } from '../../../../core/tables/decode-text';
import { readSheet, UnreadableSheetError, type Encoding } from '../../../lib/sheets/sheet-files';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useLatestRun } from '../../../lib/timing/use-latest-run';
import type { LedgerYear } from './ledger-book';
import { likelyMatches } from './likely-matches';
import {
  columnsOf,
  rememberColumns,
  rememberedSectors,
  rememberedSuppliers,
  rememberSectors,
  rememberSuppliers,
} from './remembered-ledgers';

/** Size limit in bytes, enough for 50,000 lines. */
const largest = 10 * 1024 * 1024;

interface Opened {
  name: string;
  encoding?: Encoding;
  ledger: Ledger;
  columns: LedgerColumns;
}

/** Undefined until its figures have loaded. */
type YearInputs = Pick<LedgerYear, 'known' | 'suppliers'>;

/**
 * A creditor list: its columns, the sector of each account, and the result.
 * @param onOpen called when a list is opened
 */
export function useLedger(year: YearInputs, onOpen: () => void) {
  const { locale } = useLocale();
  const startReading = useLatestRun();
  const [opened, setOpened] = useState<Opened>();
  const [hasFailed, setFailed] = useState(false);
  const [said, setSaid] = useState<AccountSectors>(rememberedSectors);
  const [answers, setAnswers] = useState<SupplierAnswers>(rememberedSuppliers);
  const read = useMemo(() => {
    if (!opened) return undefined;
    const comma = locale !== 'en' && locale !== 'zh-CN';
    const { lines, ...rest } = readLines(opened.ledger, opened.columns, comma);
    return { ...rest, lines: opened.ledger.isOfInvoices ? lines : withPurchasesPositive(lines) };
  }, [opened, locale]);
  const accounts = useMemo(() => accountsOf(read?.lines ?? []), [read]);
  const sectors = useMemo(() => {
    const left = accounts.filter(({ isEnergy }) => isEnergy).map(({ account }) => [account, null] as const);
    return new Map([...left, ...said]);
  }, [accounts, said]);
  const finder = useMemo(() => supplierFinder(year.known, answers), [year.known, answers]);
  const plan = useMemo(() => planLedger(read?.lines ?? [], sectors, finder.find), [read, sectors, finder]);
  const matches = useMemo(
    () => likelyMatches(plan, finder.ask, { known: year.known, suppliers: year.suppliers }),
    [plan, finder, year.known, year.suppliers],
  );

  return {
    opened,
    hasFailed,
    read,
    accounts,
    sectors,
    plan,
    /** Undecided matches with known suppliers. */
    matches,
    answer: (given: SupplierAnswers) => setAnswers((before) => new Map([...before, ...given])),
    /** Uses a list generated from existing data. */
    take(name: string, ledger: Ledger, columns: LedgerColumns) {
      startReading();
      onOpen();
      setFailed(false);
      setOpened({ name, ledger, columns: columnsOf(ledger.header) ?? columns });
    },
    /** A list from invoices belongs to one year. */
    leaveInvoices: () => setOpened((before) => (before?.ledger.isOfInvoices ? undefined : before)),
    async open(file: File, chosen?: CodePage) {
      const isLatest = startReading();
      onOpen();
      setFailed(false);
      setOpened(undefined);
      try {
        const { cells, encoding } = await readSheet(file, { largest, codePage: chosen });
        if (!isLatest()) return;
        const ledger = findHeader(cells);
        const columns = columnsOf(ledger.header) ?? guessColumns(ledger.header);
        setOpened({ name: file.name, ledger, columns, ...(encoding && { encoding }) });
      } catch (error) {
        if (isLatest()) setFailed(true);
        if (!(error instanceof UnreadableSheetError)) throw error;
      }
    },
    choose(field: LedgerField, column: number | null) {
      setOpened((before) => before && { ...before, columns: { ...before.columns, [field]: column } });
    },
    say: (account: string, sectorId: number | null) =>
      setSaid((before) => new Map([...before, [account, sectorId]])),
    /** Stores the choices for the next list with the same header. */
    remember() {
      if (!opened) return;
      rememberColumns(opened.ledger.header, opened.columns);
      const names = new Set(accounts.map(({ account }) => account));
      rememberSuppliers(answers);
      rememberSectors(new Map([...sectors].filter(([account]) => names.has(account))));
    },
  };
}

export type UseLedger = ReturnType<typeof useLedger>;
