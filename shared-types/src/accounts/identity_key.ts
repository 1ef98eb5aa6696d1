import { latinDigits } from '../core/latin_digits.ts'

/** Capitals of Cyrillic and Greek that look like Latin ones, and the Latin ones in the same order. */
const LOOKALIKES = 'АВЕЅІЈКМНОРСТУХԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ'
const LATIN = 'ABESIJKMHOPCTYXQWABEZHIKMNOPTYXC'

/**
 * An identity number in its normal form: letters and digits alone, in capitals, in their plain width and in Latin script where
 * they look the same; null for a text without any. `12 345.678-a` and `12345678A` name the same person, and so do the digits of
 * another script (must-hold A9).
 */
export function identityKey(text: string): string | null {
  const key = latinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
      const place = LOOKALIKES.indexOf(letter)
      return place === -1 ? letter : (LATIN[place] ?? letter)
    })
  return key === '' ? null : key
}
