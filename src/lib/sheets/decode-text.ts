import type { Locale } from '../../../core/i18n/locales';

/**
 * The text of a file of plain text. Excel writes CSV in UTF-8 only if asked to, else in the code page of the computer:
 * bytes that are no UTF-8 are read as that of the reader's language, so that no letter of a name is lost.
 */
export function decodeText(bytes: Uint8Array, locale: Locale): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(locale === 'zh-CN' ? 'gb18030' : 'windows-1252').decode(bytes);
  }
}
