/**
 * What people type and paste, in the plain form that numbers, codes and addresses have. The keyboards of the 18 languages have
 * digits and signs of their own, and copied texts carry marks that nobody sees (rules 8.18).
 */
import { latinDigits } from './latin_digits.ts'

/** Signs of other keyboards, and the plain sign that each stands for. */
const SIGNS: Readonly<Record<string, string>> = {
  '。': '.',
  '｡': '.',
  '،': ',',
  '、': ',',
  '؛': ';',
  '٪': '%',
  '’': "'",
  '‘': "'",
  'ʼ': "'",
  '`': "'",
  '´': "'",
  // stretches Arabic words
  'ـ': '',
  // the two letters i of Turkish and Azerbaijani that are not those of plain Latin
  'ı': 'i',
  'İ': 'I',
}
const SIGN = new RegExp(`[${Object.keys(SIGNS).join('')}]`, 'g')
const FULL_WIDTH = /[\uff01-\uff5e]/g
const FROM_FULL_WIDTH = 0xfee0
const DASH = /[\p{Pd}\u2212]/gu
/** Spaces of every kind, and breaks of lines; the mark that begins a file is none. */
const SPACE = /[^\S\ufeff]/g
/** Controls, marks of direction, joiners, soft hyphens, fillers, shapes of signs, and the pattern of Braille without a dot. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{DI}\u2800]/gu

/** Capitals of Cyrillic and Greek that look like Latin ones, and the Latin ones in the same order. */
const LOOKALIKES = 'АВЕЅІЈКМНОРСТУХԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹ'
const LATIN = 'ABESIJKMHOPCTYXQWABEZHIKMNOPTYXC'

/**
 * A text with Latin digits, plain signs, one kind of space and nothing unseen, without spaces around it: `١٢٫٥٠` is `12٫50`, since
 * the Arabic signs of a decimal and of a group say more than a point or a comma does. Letters stay as they are, but those that only
 * look like another width of a Latin one.
 */
export function plainTyped(text: string): string {
  return latinDigits(
    text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FROM_FULL_WIDTH))
  )
    .replace(SPACE, ' ')
    .replace(UNSEEN, '')
    .replace(DASH, '-')
    .replace(SIGN, (sign) => SIGNS[sign] ?? sign)
    .trim()
}

/** They shape words of Persian, and are nothing by themselves. */
const JOINERS = /[\u200c\u200d]/g

/**
 * A name, an address or a line as people write it, without signs that nobody sees and spaces around it; empty when nothing of it
 * can be seen.
 */
export function typedLine(text: string): string {
  const line = text
    .replace(SPACE, ' ')
    .replace(UNSEEN, (sign) => (sign.replace(JOINERS, '') === '' ? sign : ''))
    .trim()
  return line.replace(JOINERS, '').trim() === '' ? '' : line
}

/** The slash that Persian writes for a decimal sign, between digits of Persian: nobody types it for anything else there. */
const DECIMAL_SLASH = /(?<=[\u06f0-\u06f9])\/(?=[\u06f0-\u06f9])/g

/** A typed figure in plain signs, the Arabic decimal sign also where Persian has a slash: `۱۵۰/۵` is `150٫5`. */
export const plainFigure = (text: string): string =>
  plainTyped(text.replace(SPACE, ' ').replace(UNSEEN, '').replace(DECIMAL_SLASH, '٫'))

/**
 * A typed number, its decimal sign a point where the keyboard has one of its own: `١٢٫٥` is `12.5`. A sign of groups that does not
 * stand before three digits stays, so that no reader takes the text for a number.
 */
export const plainNumber = (text: string): string =>
  plainFigure(text)
    .replaceAll(/(?<=\d)٬(?=\d{3}(?!\d))/g, '')
    .replaceAll('٫', '.')

/**
 * A code as it is compared: capitals, without spaces and hyphens, and in Latin script where the letters look the same, so that
 * `abcd-efgh` typed on any keyboard is `ABCDEFGH`.
 */
export const plainCode = (text: string): string =>
  plainTyped(text)
    .replaceAll(/[a-z\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => letter.toUpperCase())
    .replaceAll(/[ -]/g, '')
    .replaceAll(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
      const place = LOOKALIKES.indexOf(letter)
      return place === -1 ? letter : (LATIN[place] ?? letter)
    })

/** A typed whole number of at most `mostDigits` digits; null for any other text. */
export function plainWhole(text: string, mostDigits: number): number | null {
  const plain = plainNumber(text)
  return /^\d+$/.test(plain) && plain.length <= mostDigits ? Number(plain) : null
}

/** The digits of a typed PIN, as Latin ones. */
export const typedDigits = (text: string): string => plainTyped(text).replaceAll(/\D/g, '')
