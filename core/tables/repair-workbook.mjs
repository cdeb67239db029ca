import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { cellMarkup, withMergedLabels } from './merged-cells.mjs';

/** What a spreadsheet shows for a formula without a result. */
const notCalculated = '#CALC!';

/**
 * The workbook with what its reader would leave out or misread: errors of cells become texts such as `#N/A`, formulas
 * whose result was not saved become `#CALC!`, labels of merged cells are repeated in each row, and days counted from
 * 1904 are marked in the way that it expects.
 */
export function repairWorkbook(bytes) {
  const parts = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/u.test(name) });
  const changed = Object.entries(parts).flatMap(([name, part]) => {
    if (!/^xl\/(workbook|worksheets\/[^/]+)\.xml$/u.test(name)) return [];
    const xml = strFromU8(part);
    const text = name === 'xl/workbook.xml' ? withEpoch(xml) : withErrors(withMergedLabels(xml));
    return text === xml ? [] : [[name, strToU8(text)]];
  });
  const repaired =
    changed.length > 0 ? zipSync({ ...parts, ...Object.fromEntries(changed) }, { level: 0 }) : bytes.slice();
  return repaired.buffer;
}

const withEpoch = (xml) => xml.replace(/(<(?:\w+:)?workbookPr\b[^>]*\bdate1904=)["']true["']/u, '$1"1"');

function withErrors(xml) {
  if (!/<(?:\w+:)?f\b|\bt=["']e["']/u.test(xml)) return xml;
  return xml.replace(cellMarkup, (cell, _tag, _attributes, _content, ...rest) => {
    const { tag, attributes, content = '' } = rest.at(-1);
    const type = /\bt=["'](\w+)["']/u.exec(attributes)?.[1];
    const value = /<(?:\w+:)?v\b[^>]*>([^<]+)</u.exec(content)?.[1];
    const isText = type === 'str' && /<(?:\w+:)?v\b/u.test(content);
    const isFormula = /<(?:\w+:)?f\b/u.test(content);
    if (type !== 'e' && (!isFormula || value !== undefined || isText)) return cell;
    const place = /\br=["']\w+["']/u.exec(attributes)?.[0] ?? '';
    const prefix = tag.slice(0, -1);
    return `<${tag} ${place} t="str"><${prefix}v>${value ?? notCalculated}</${prefix}v></${tag}>`;
  });
}
