import { DiagnosticsScreen } from '../../features/diagnostics/components/diagnostics-screen';
import { useAppSelector } from '../../lib/store/hooks';
import { selectStartUp } from '../start-up/start-up-slice';

/** The diagnostics of this tab, its start among them. */
export function DiagnosticsPage() {
  return <DiagnosticsScreen startUp={useAppSelector(selectStartUp)} />;
}
