/** How a search compares texts. */
import { plainTyped } from './typed_text.ts'

/**
 * Letters that not every database takes for their plain one: those that no accent makes, as people type them without their own key,
 * and letters of Arabic script that two keyboards write differently.
 */
export const FOLDED: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ə: 'e',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  й: 'и',
  آ: 'ا',
  أ: 'ا',
  ٱ: 'ا',
  إ: 'ا',
  ؤ: 'و',
  ئ: 'ی',
  ي: 'ی',
  ى: 'ی',
  ێ: 'ی',
  ۆ: 'و',
  ڕ: 'ر',
  ڵ: 'ل',
  ك: 'ک',
  ة: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ھ: 'ه',
}
const LETTER = new RegExp(`[${Object.keys(FOLDED).join('')}]`, 'g')

/**
 * A text as a search compares it: small letters without accents, joiners and marks, digits and signs of every keyboard as plain
 * ones, so that "istanbul" finds "İstanbul" and "ΠΑΝΣ" finds "Πανσερραϊκός".
 */
export function folded(text: string): string {
  const plain = plainTyped(text).toLowerCase()
  // nothing else to fold, as in nearly every text of a long list
  if (/^[ -~]*$/.test(plain)) return plain
  return plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(LETTER, (letter) => FOLDED[letter] ?? letter)
}
