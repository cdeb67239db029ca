import { useTranslation } from 'react-i18next';
import { taxonomy } from '../../../../data/vsme/taxonomy';
import { ChoiceGroup } from '../../../components/form/choice-group';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { FileButton } from '../../../components/ui/file-button';
import { Notice } from '../../../components/ui/notice';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { useReportTexts } from '../../../domain/reports/use-report-texts';
import type { ReportView } from '../report-view';
import type { FilledTemplate } from './fill-template';
import * as styles from './template-dialog.module.css';
import { useTemplate } from './use-template';

/** Fills in EFRAG's own template, which the person has downloaded: preview first, then save. */
export function TemplateDialog({ view, onClose }: { view: ReportView; onClose: () => void }) {
  const { t } = useTranslation('sustainability-report');
  const { template, fault, open, save } = useTemplate(view);
  const [replace, setReplace] = useViewOption(false);
  return (
    <Dialog
      title={t('handOver.template')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.close')}</Button>
          <Button variant="primary" disabled={!template} onClick={() => save(replace)}>
            {t('template.save')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p>{t('template.intro')}</p>
        <div>
          <FileButton accept=".xlsx,.xlsm" onFile={(file) => void open(file)}>
            {t('template.choose')}
          </FileButton>
        </div>
        {fault && <Notice tone="negative">{t(`template.faults.${fault}`)}</Notice>}
        {template && <Found template={template} />}
        {template && template.replaced.length > 0 && (
          <ChoiceGroup
            kind="many"
            label={t('template.replaced', { count: template.replaced.length })}
            value={replace ? ['replace'] : []}
            options={[{ value: 'replace', label: t('template.replace') }]}
            onChange={(chosen) => setReplace(chosen.length > 0)}
          />
        )}
        {template && <Replacements template={template} />}
      </div>
    </Dialog>
  );
}

/** What the template is, and what would be written into it. */
function Found({ template }: { template: FilledTemplate }) {
  const { t } = useTranslation('sustainability-report');
  const { added, calculated, missing, version, language, hasMacros } = template;
  const isKnown = /^1\.[0-3](\.|$)/u.test(version);
  return (
    <>
      <Notice tone="info" title={t('template.found', { version: version || '?' })}>
        {t('template.added', { count: added })}
      </Notice>
      {!isKnown && <Notice tone="caution">{t('template.otherVersion')}</Notice>}
      {language !== '' && !language.startsWith('English') && (
        <Notice tone="info">{t('template.otherLanguage', { language })}</Notice>
      )}
      {hasMacros && <Notice tone="info">{t('template.macros')}</Notice>}
      {calculated.length > 0 && (
        <Notice tone="info" title={t('template.calculated', { count: calculated.length })}>
          <p>{t('template.calculatedText')}</p>
          <Names names={calculated} />
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="caution" title={t('template.missing', { count: missing.length })}>
          <Names names={missing} />
        </Notice>
      )}
    </>
  );
}

function Replacements({ template: { replaced } }: { template: FilledTemplate }) {
  const { t } = useTranslation('sustainability-report');
  const nameOf = useName();
  if (replaced.length === 0) return null;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('workbook.name')}</th>
          <th scope="col">{t('template.before')}</th>
          <th scope="col">{t('template.after')}</th>
        </tr>
      </thead>
      <tbody>
        {replaced.map(({ name, before, after }, index) => (
          <tr key={`${name} ${index}`}>
            <th scope="row">{nameOf(name)}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const nameOf = useName();
  return (
    <ul>
      {names.map((name) => (
        <li key={name}>{nameOf(name)}</li>
      ))}
    </ul>
  );
}

/** A concept by its label; other named ranges by their name. */
function useName(): (name: string) => string {
  const texts = useReportTexts();
  return (name) => {
    const concept = name.replace(/_unit$/u, '');
    return taxonomy.concepts.has(concept) ? texts.concept(concept) : name;
  };
}
