import { plainCode } from '../core/typed_text.ts'

/**
 * An identity number in its normal form: letters and digits alone, in capitals, in their plain width and in Latin script where
 * they look the same; null for a text without any. `12 345.678-a` and `12345678A` name the same person, and so do the digits of
 * another script (must-hold A9).
 */
export function identityKey(text: string): string | null {
  const key = plainCode(text.normalize('NFKC').toUpperCase()).replaceAll(/[^\p{L}\p{N}]/gu, '')
  return key === '' ? null : key
}
