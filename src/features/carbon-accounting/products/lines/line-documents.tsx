import type { ProductLine } from '../../../../../core/contracts/ca-products';
import { EvidenceFiles } from '../../../../domain/evidence/evidence-files';
import { productLines } from '../../evidence/use-record-files';
import { RecordEvidence } from '../../evidence/record-evidence';
import { useRecordEvidence } from '../../evidence/use-record-evidence';

interface LineDocumentsProps {
  line: ProductLine;
  canManage: boolean;
}

/** Files for the study, declaration or measurement behind a line's figure. */
export function LineDocuments({ line, canManage }: LineDocumentsProps) {
  if (line.origin.basis !== 'figure') return null;
  return canManage ? (
    <Editable id={line.id} />
  ) : (
    <RecordEvidence recordId={line.id} resource={productLines} />
  );
}

function Editable({ id }: { id: string }) {
  return <EvidenceFiles evidence={useRecordEvidence(id, { resource: productLines })} />;
}
