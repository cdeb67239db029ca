import { readSheet, type Sheet } from '../../../src/lib/sheets/sheet-files';

/** The cells of a sheet, without how its letters were read. */
export const cellsIn = async (file: File): Promise<Sheet['cells']> => (await readSheet(file)).cells;
