import { DiagnosticsScreen } from '../../features/diagnostics/components/diagnostics-screen';
import { useAppSelector } from '../../lib/store/hooks';
import { selectStartUp } from '../store/start-up-slice';

/** The diagnostics of this tab, including its start-up. */
export function DiagnosticsPage() {
  return <DiagnosticsScreen startUp={useAppSelector(selectStartUp)} />;
}
