import type { Locale } from '../../../core/i18n/locales';

/**
 * Decodes a plain text file. Excel writes CSV in UTF-8 only if asked to, else in the computer's code page: bytes that
 * are not valid UTF-8 are decoded with the code page of the reader's language, so that no letter of a name is lost.
 */
export function decodeText(bytes: Uint8Array, locale: Locale): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(locale === 'zh-CN' ? 'gb18030' : 'windows-1252').decode(bytes);
  }
}
