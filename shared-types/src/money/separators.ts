/** Decimal and group signs by language; digits are always Latin (rules 1.4). */

export interface NumberStyle {
  decimal: ',' | '.'
  group: string
  /** Whether the currency sign stands before the number. */
  signFirst: boolean
}

/** A space that does not break, in the narrow form that French uses. */
const NARROW_SPACE = '\u202f'
const SPACE = '\u00a0'

const COMMA_DECIMAL: NumberStyle = { decimal: ',', group: '.', signFirst: false }
const POINT_DECIMAL: NumberStyle = { decimal: '.', group: ',', signFirst: true }

const STYLES: Readonly<Record<string, NumberStyle>> = {
  aa: POINT_DECIMAL,
  az: COMMA_DECIMAL,
  cw: POINT_DECIMAL,
  de: COMMA_DECIMAL,
  el: COMMA_DECIMAL,
  en: POINT_DECIMAL,
  es: COMMA_DECIMAL,
  fa: POINT_DECIMAL,
  fr: { decimal: ',', group: NARROW_SPACE, signFirst: false },
  hr: COMMA_DECIMAL,
  iq: POINT_DECIMAL,
  it: COMMA_DECIMAL,
  nl: COMMA_DECIMAL,
  pt: COMMA_DECIMAL,
  ru: { decimal: ',', group: SPACE, signFirst: false },
  sq: { decimal: ',', group: SPACE, signFirst: false },
  sr: COMMA_DECIMAL,
  tr: COMMA_DECIMAL,
}

/** The number style of a language; of Turkish, the default language, for an unknown code. */
export function numberStyle(language: string): NumberStyle {
  return STYLES[language] ?? COMMA_DECIMAL
}
