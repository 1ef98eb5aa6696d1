/** What a card may say of a runner at most. */
export const CARD_BOUNDS = {
  /** Letters of a name. */
  name: 120,
  /** Letters of any other text. */
  text: 60,
  weightGrams: 200_000,
  ageYears: 30,
} as const
