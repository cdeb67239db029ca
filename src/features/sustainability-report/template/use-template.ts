import { useState } from 'react';
import { saveFile } from '../../../lib/device/save-file';
import { useLatestRun } from '../../../lib/timing/use-latest-run';
import type { ReportView } from '../report-view';
import type { FilledTemplate } from './fill-template';
import type { TemplateFault } from './workbook';

const maxFileBytes = 20 * 1024 * 1024;
const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xlsm: 'application/vnd.ms-excel.sheet.macroEnabled.12',
} as const;

type Fault = TemplateFault | 'unexpected';

/**
 * Opens a template on the device and saves the filled one. The workbook code is loaded with the first file.
 */
export function useTemplate(view: ReportView) {
  const startReading = useLatestRun();
  const [opened, setOpened] = useState<{ template?: FilledTemplate; fault?: Fault; name: string }>({
    name: '',
  });

  const read = async (file: File): Promise<{ template: FilledTemplate } | { fault: Fault }> => {
    if (file.size > maxFileBytes) return { fault: 'tooLarge' };
    const [{ fillTemplate }, { TemplateError }] = await Promise.all([
      import('./fill-template'),
      import('./workbook'),
    ]);
    try {
      return { template: fillTemplate(new Uint8Array(await file.arrayBuffer()), view) };
    } catch (error) {
      return { fault: error instanceof TemplateError ? error.fault : 'unexpected' };
    }
  };

  return {
    ...opened,
    async open(file: File) {
      const isLatest = startReading();
      const found = await read(file).catch(() => ({ fault: 'unexpected' as const }));
      if (isLatest()) setOpened({ ...found, name: file.name });
    },
    save(replace: boolean) {
      const { template, name } = opened;
      if (!template) return;
      const type = template.hasMacros ? types.xlsm : types.xlsx;
      saveFile(
        name.replace(/(\.xls[xm])?$/iu, ` ${view.report.year}$1`),
        template.fill({ replace }) as BlobPart,
        type,
      );
    },
  };
}
