import { useTranslation } from 'react-i18next';
import { Facts } from '../../../components/layout/facts';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { useHealth } from '../hooks/use-health';
import { useLiveSection, usePopulateSection } from '../hooks/use-live-section';
import { useHealthSection, useOperationsSection, useStartUpSection } from '../hooks/use-sections';
import { useCacheSection, useOutboxSection, useSavedStateSection } from '../hooks/use-saved-sections';
import { useSessionSection } from '../hooks/use-session-section';
import { useStoresSection } from '../hooks/use-stores-section';
import { reportText, type Section } from '../report';
import type { StartUpReport } from '../start-up-report';
import { CopyReport } from './copy-report';

/** The state of this tab, for somebody who asks the support team for help. */
export function DiagnosticsScreen({ startUp }: { startUp: StartUpReport }) {
  const { t } = useTranslation('diagnostics');
  const { health, check } = useHealth();
  const phases = useStartUpSection(startUp);
  const stores = useStoresSection(startUp);
  const session = useSessionSection();
  const live = useLiveSection();
  const populate = usePopulateSection();
  const checked = useHealthSection(health);
  const saved = useSavedStateSection();
  const outbox = useOutboxSection();
  const caches = useCacheSection();
  const operations = useOperationsSection();
  const sections = [phases, stores, session, live, populate, saved, outbox, checked, caches, operations];
  const text = () => reportText(t('title'), sections);
  return (
    <Page title={t('title')} intro={t('intro')} actions={<CopyReport text={text} />}>
      <SectionCard section={phases} />
      <SectionCard section={stores} />
      <SectionCard section={session} />
      <SectionCard section={live} />
      {populate.rows.length > 0 && <SectionCard section={populate} />}
      <SectionCard section={saved} />
      <SectionCard section={outbox} />
      <Card title={checked.title}>
        <Facts facts={checked.rows} />
        <Button size="small" onClick={check} disabled={health.state === 'checking'}>
          {t('health.checkAgain')}
        </Button>
      </Card>
      <SectionCard section={caches} empty={t('operations.none')} />
      <SectionCard section={operations} empty={t('operations.none')} />
    </Page>
  );
}

function SectionCard({ section: { title, rows }, empty }: { section: Section; empty?: string }) {
  return <Card title={title}>{rows.length === 0 ? <p>{empty}</p> : <Facts facts={rows} />}</Card>;
}
