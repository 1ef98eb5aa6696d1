const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
const rules = new Intl.PluralRules('en-GB', { type: 'ordinal' })

/** `1st`, `2nd`, `3rd`, `11th`: a whole number from 0 as an ordinal. */
export const englishOrdinal = (number: number): string =>
  `${number}${ENDINGS[rules.select(number)] ?? ''}`
