import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerView, SupplierContact } from '../../../../core/contracts/customer-view';
import type { WithholdablePart } from '../../../../core/terms/withholdable-parts';
import { Facts } from '../../../components/layout/facts';
import { Section } from '../../../components/layout/section';
import { EmailAddress } from '../../../components/ui/email-address';
import { SharedAnswers } from '../answers/shared-answers';
import { SharedReports } from '../reports/shared-reports';
import * as styles from '../customer-view.module.css';
import type { ShowStatement } from './figure-facts';
import { Footprints } from './footprints';
import { SharedEmissions } from './shared-emissions';
import { SharedProducts } from './shared-products';
import { Targets } from './targets';

/** Parts that are visible only if chosen, so that nothing reveals that they are withheld. */
const chosen = ['products', 'answers', 'reports'] as const;
type Chosen = (typeof chosen)[number];
const isChosen = (part: string): part is Chosen => chosen.some((each) => each === part);

interface SharedSectionsProps {
  view: Pick<
    CustomerView,
    'contact' | 'targets' | 'footprints' | 'emissions' | 'products' | 'answers' | 'reports'
  >;
  withheld: readonly WithholdablePart[];
  level?: 3 | 4;
  /** See `FigureFacts`. */
  statement?: ShowStatement;
}

/** What a supplier shares: withheld parts are named, missing ones are omitted. */
export function SharedSections({ view, withheld, level = 3, statement }: SharedSectionsProps) {
  const { t } = useTranslation('customer-view');
  const { contact, targets, footprints, emissions, products = [], answers = [], reports = [] } = view;
  const parts: [Exclude<WithholdablePart, 'plans'> | Chosen, ReactNode][] = [
    ['emissions', emissions.length > 0 && <SharedEmissions figures={emissions} statement={statement} />],
    ['products', products.length > 0 && <SharedProducts products={products} />],
    ['contact', contact && Object.values(contact).some(Boolean) && <ContactFacts contact={contact} />],
    ['targets', targets.length > 0 && <Targets targets={targets} />],
    ['footprints', footprints.length > 0 && <Footprints footprints={footprints} />],
    ['answers', answers.length > 0 && <SharedAnswers sections={answers} />],
    ['reports', reports.length > 0 && <SharedReports reports={reports} />],
  ];
  return parts.map(([part, content]) => {
    const isWithheld = !isChosen(part) && withheld.includes(part);
    const shown = isWithheld ? <p className={styles.muted}>{t('notShared')}</p> : content;
    return (
      shown && (
        <Section key={part} title={t(`title.${part}`)} level={level}>
          {shown}
        </Section>
      )
    );
  });
}

function ContactFacts({ contact }: { contact: SupplierContact }) {
  const { t } = useTranslation('customer-view');
  const facts = [
    { name: t('contact.name'), value: contact.name },
    { name: t('contact.jobTitle'), value: contact.jobTitle },
    {
      name: t('contact.email'),
      value: contact.email && (
        <a href={`mailto:${contact.email}`}>
          <EmailAddress>{contact.email}</EmailAddress>
        </a>
      ),
    },
    { name: t('contact.phone'), value: contact.phoneNumber },
  ];
  return <Facts facts={facts.filter(({ value }) => value !== '')} />;
}
