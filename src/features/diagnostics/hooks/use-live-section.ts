import { useTranslation } from 'react-i18next';
import { selectPopulate } from '../../../lib/populate/populate-slice';
import { selectLive } from '../../../lib/realtime/live-slice';
import { useAppSelector } from '../../../lib/store/hooks';
import type { Section } from '../report';
import { useMeasurements } from './use-measurements';

/** The live connection of this tab, and how many messages it ignored. */
export function useLiveSection(): Section {
  const { t } = useTranslation('diagnostics');
  const { moment, count } = useMeasurements();
  const { state, since, opened, events, lastEventAt, ignored } = useAppSelector(selectLive);
  return {
    title: t('live.title'),
    rows: [
      { name: t('live.state'), value: t(`live.${state}`) },
      ...(since > 0 ? [{ name: t('live.since'), value: moment(since) }] : []),
      { name: t('live.opened'), value: count(opened) },
      { name: t('live.events'), value: count(events) },
      ...(lastEventAt === null ? [] : [{ name: t('live.lastEvent'), value: moment(lastEventAt) }]),
      ...ignored.map(({ fault, at }) => ({ name: t('live.ignored'), value: `${fault}, ${moment(at)}` })),
    ],
  };
}

/** What the server was asked to prepare, by module. */
export function usePopulateSection(): Section {
  const { t } = useTranslation('diagnostics');
  const { moment } = useMeasurements();
  const rows = useAppSelector(selectPopulate).map(({ module, state, at }) => ({
    name: module,
    value: `${t(`populate.${state}`)}, ${moment(at)}`,
  }));
  return { title: t('populate.title'), rows };
}
