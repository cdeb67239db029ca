import { useTranslation } from 'react-i18next';
import { selectOperations } from '../../../lib/api/operations';
import { useAppSelector } from '../../../lib/store/hooks';
import type { Section } from '../report';
import { phaseReports, type PhaseReport, type StartUpReport } from '../start-up-report';
import { useMeasurements } from './use-measurements';
import type { Health } from './use-health';

export function useStartUpSection(startUp: StartUpReport): Section {
  const { t } = useTranslation('diagnostics');
  const { duration } = useMeasurements();
  const valueOf = ({ state, startedAt, tookMs }: PhaseReport) =>
    t(`phases.${state}`, { start: duration(startedAt), time: duration(tookMs) });
  return {
    title: t('phases.title'),
    rows: phaseReports(startUp).map((report) => ({
      name: t(`phases.${report.phase}`),
      value: valueOf(report),
    })),
  };
}

export function useHealthSection(health: Health): Section {
  const { t } = useTranslation('diagnostics');
  const { moment, duration } = useMeasurements();
  const state = { name: t('health.state'), value: t(`health.${health.state}`) };
  if (health.state === 'checking') return { title: t('health.title'), rows: [state] };
  return {
    title: t('health.title'),
    rows: [
      state,
      { name: t('health.checkedAt'), value: moment(health.checkedAt) },
      { name: t('health.took'), value: duration(health.tookMs) },
    ],
  };
}

export function useOperationsSection(): Section {
  const { t } = useTranslation('diagnostics');
  const { moment, duration } = useMeasurements();
  const rows = useAppSelector(selectOperations).map(({ name, startedAt, tookMs, outcome }) => ({
    name: `${moment(startedAt)} ${name}`,
    value: `${outcome}, ${duration(tookMs)}`,
  }));
  return { title: t('operations.title'), rows };
}
