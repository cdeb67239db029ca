import { bestPerformanceOf } from '../../../core/assessment/performance';
import { sharedImplementation } from '../../../core/supply-chain/customer-view';
import { isErasedAddress } from '../../../core/supply-chain/erased-address';
import { figuresOf } from '../../../core/supply-chain/implementation';
import type { BusinessSegment } from '../../../core/contracts/business-segments';
import type { Supplier } from '../../../core/contracts/supply-chain';
import { catalogue } from '../../../data/questions/catalogue';

/** A supplier as stored in the database. */
export type SupplierRow = Omit<Supplier, 'implementation' | 'performance' | 'mail'> & {
  score: number | null;
  submittedPerformance: BusinessSegment['performance'];
  mailAttempts: number | null;
  mailGivenUp: boolean | null;
  mailUnwanted: boolean;
};

const bestPerformances = new Map(
  catalogue.sectors.map(({ sector, hotspots }) => [sector, bestPerformanceOf(hotspots)]),
);

export function toSupplier(row: SupplierRow): Supplier {
  const {
    score,
    submittedPerformance: performance,
    mailAttempts,
    mailGivenUp,
    mailUnwanted,
    ...supplier
  } = row;
  const { withheld = [], contactName, email } = supplier;
  const best = bestPerformances.get(row.sectorCode) ?? 0;
  const figures = figuresOf({ score, performance }, best);
  return {
    ...supplier,
    email: isErasedAddress(email) ? '' : email,
    contactName: withheld.includes('contact') ? '' : contactName,
    performance: figures.performance,
    implementation: sharedImplementation(figures.implementation, withheld),
    mail: mailState({ mailAttempts, mailGivenUp, mailUnwanted }),
  };
}

type MailRow = Pick<SupplierRow, 'mailAttempts' | 'mailGivenUp' | 'mailUnwanted'>;

function mailState({ mailAttempts, mailGivenUp, mailUnwanted }: MailRow): Supplier['mail'] {
  if (mailGivenUp) return 'failed';
  if ((mailAttempts ?? 0) > 0) return 'delayed';
  return mailUnwanted ? 'unwanted' : null;
}
