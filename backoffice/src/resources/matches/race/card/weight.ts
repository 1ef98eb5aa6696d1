/** Weights of a card: kilograms, or stones and pounds as British cards print them. Pure functions. */
import { plainNumber } from '@grandstand/shared-types/core/typed_text'
import { CARD_BOUNDS } from '@grandstand/shared-types/racing/field/card_bounds'

const GRAMS_OF_A_POUND = 453.592_37
const POUNDS_OF_A_STONE = 14

/** `57.5`, `57,5` and `57.5 kg` as 57500 grams, `9-2` as those of 9 stones and 2 pounds; null for any other text. */
export function gramsOf(text: string): number | null {
  const plain = plainNumber(text)
    .replace(/\s*kg$/i, '')
    .replace(',', '.')
  const british = /^(\d{1,2})-(\d{1,2})$/.exec(plain)
  const grams = british
    ? ofPounds(Number(british[1]), Number(british[2]))
    : /^\d{1,3}(\.\d{1,3})?$/.test(plain)
      ? Math.round(Number(plain) * 1000)
      : null
  return grams === null || grams > CARD_BOUNDS.weightGrams ? null : grams
}

const ofPounds = (stones: number, pounds: number): number | null =>
  pounds < POUNDS_OF_A_STONE
    ? Math.round((stones * POUNDS_OF_A_STONE + pounds) * GRAMS_OF_A_POUND)
    : null

/** `57.5` for 57500 grams. */
export const weightText = (grams: number): string => String(grams / 1000)
