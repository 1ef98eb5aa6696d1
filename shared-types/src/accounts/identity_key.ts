/**
 * An identity number in its normal form: letters and digits alone, in capitals and in their plain width; null for a text
 * without any. `12 345.678-a` and `12345678A` name the same person (must-hold A9).
 */
export function identityKey(text: string): string | null {
  const key = text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  return key === '' ? null : key
}
