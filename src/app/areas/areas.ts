import { Calculator, ClipboardList, Inbox, Network, type LucideIcon } from 'lucide-react';

export interface Area {
  id: 'requests' | 'selfAssessment' | 'carbonAccounting' | 'supplyChain';
  path: string;
  icon: LucideIcon;
  /** Closed until the guided first run is complete. */
  lockedWhenGuided: boolean;
}

/** The four areas of the sidebar, in order. */
export const areas: readonly Area[] = [
  { id: 'requests', path: '/overview/', icon: Inbox, lockedWhenGuided: false },
  { id: 'selfAssessment', path: '/self-assessment/', icon: ClipboardList, lockedWhenGuided: true },
  { id: 'carbonAccounting', path: '/carbon-accounting/', icon: Calculator, lockedWhenGuided: true },
  { id: 'supplyChain', path: '/supply-chain-management/', icon: Network, lockedWhenGuided: true },
];

/** Whether the address, without its language, lies in the area. */
export function isWithin(area: Pick<Area, 'path'>, path: string): boolean {
  return `${path}/`.replace(/\/+$/u, '/').startsWith(area.path);
}
