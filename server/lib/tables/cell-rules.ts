import type { Feature, Image } from 'write-excel-file/node';
import {
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';

/** What a spreadsheet offers or checks in the cells of a column, below its header. */
export type CellRule = { column: number } & (
  | {
      /** Cells of another sheet, starting below its header; other values may be typed as well. */
      choices: { sheet: string; column: number; count: number };
    }
  | {
      /** A number of at least `least`; other values are refused. */
      number: { kind: 'whole' | 'decimal'; least: number; most?: number; message: string };
    }
);

type FileContent = Image['content'];

/** Rows below the header that rules apply to. */
const rows = 10_000;
const sheetFile = 'xl/worksheets/sheet{id}.xml';

/** @param rulesOf the sheet with an index */
export function cellRules(rulesOf: (sheet: number) => readonly CellRule[]): Feature<FileContent> {
  return {
    files: {
      transform: {
        [sheetFile]: {
          transform(xml, _options, { sheetIndex }) {
            const rules = rulesOf(sheetIndex);
            if (rules.length === 0) return xml;
            const markup = `<dataValidations count="${rules.length}">${rules.map(toMarkup).join('')}</dataValidations>`;
            const order = getOrderOfSiblings(sheetFile, 'worksheet') ?? [];
            return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, order, 'worksheet');
          },
        },
      },
    },
  };
}

function toMarkup(rule: CellRule): string {
  const letter = letterOf(rule.column);
  const cells = `allowBlank="1" sqref="${letter}2:${letter}${rows + 1}"`;
  if ('choices' in rule) {
    const { sheet, column, count } = rule.choices;
    const from = letterOf(column);
    const range = `'${sheet.replaceAll("'", "''")}'!$${from}$2:$${from}$${count + 1}`;
    return `<dataValidation type="list" ${cells}><formula1>${sanitizeTextContent(range)}</formula1></dataValidation>`;
  }
  const { kind, least, most, message } = rule.number;
  const operator = most === undefined ? 'greaterThanOrEqual' : 'between';
  const error = `showErrorMessage="1" error="${sanitizeAttributeValue(message)}"`;
  const upTo = most === undefined ? '' : `<formula2>${most}</formula2>`;
  return `<dataValidation type="${kind}" operator="${operator}" ${error} ${cells}><formula1>${least}</formula1>${upTo}</dataValidation>`;
}

/** For one of the first 26 columns. */
const letterOf = (column: number) => String.fromCharCode('A'.charCodeAt(0) + column);
