/**
 * The pairs of colours that must contrast in a theme, and the rule that refuses a theme without that contrast (rules
 * 9.3).
 */
import {
  colourOf,
  drawnName,
  MODES,
  type ColourName,
  type Mode,
  type ModeColours,
} from './colours.ts'
import { contrastHundredths } from './contrast.ts'

/** Text needs a contrast of 4.5; borders of fields, marks of a choice and the focus ring need 3. */
const TEXT_HUNDREDTHS = 450
const CONTROL_HUNDREDTHS = 300

interface ContrastPair {
  /** The colour of the text, border or mark. */
  name: ColourName
  /** The colour below it. */
  on: ColourName
  neededHundredths: number
}

const pairs = (
  neededHundredths: number,
  name: ColourName,
  ...surfaces: readonly ColourName[]
): ContrastPair[] => surfaces.map((on) => ({ name, on, neededHundredths }))

const read = (name: ColourName, ...on: readonly ColourName[]) => pairs(TEXT_HUNDREDTHS, name, ...on)
const seen = (name: ColourName, ...on: readonly ColourName[]) =>
  pairs(CONTROL_HUNDREDTHS, name, ...on)

const SECTION_ACCENTS = [
  ['accent', 'accentTint'],
  ['liveAccent', 'liveTint'],
  ['casinoAccent', 'casinoTint'],
  ['liveCasinoAccent', 'liveCasinoTint'],
  ['bingoAccent', 'bingoTint'],
  ['virtualAccent', 'virtualTint'],
] as const

const STATE_TINTS = [
  ['up', 'upTint'],
  ['down', 'downTint'],
  ['won', 'wonTint'],
  ['lost', 'lostTint'],
  ['warning', 'warningTint'],
  ['waiting', 'waitingTint'],
] as const

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...read('text', 'bg', 'surface', 'raised', 'odds', 'oddsHover'),
  ...read('muted', 'bg', 'surface', 'raised', 'odds'),
  ...read('oddsText', 'odds', 'oddsHover', 'upTint', 'downTint'),
  ...seen('border', 'surface'),
  ...seen('focus', 'bg', 'surface', 'raised'),
  ...SECTION_ACCENTS.flatMap(([accent, tint]) => [
    ...read(accent, 'bg', 'surface', 'raised'),
    ...read(accent, tint),
    ...read('text', tint),
    ...read('onAccent', accent),
  ]),
  ...read('onPicked', 'picked'),
  ...seen('picked', 'odds'),
  ...read('onAction', 'action'),
  ...seen('action', 'surface'),
  ...STATE_TINTS.flatMap(([state, tint]) => [
    ...read(state, tint, 'surface'),
    ...read('text', tint),
  ]),
  ...read('up', 'odds'),
  ...read('down', 'odds'),
  ...read('live', 'surface'),
  ...read('onAccent', 'live', 'warning'),
  ...read('onChrome', 'chrome', 'chromeRaised'),
  ...read('chromeMuted', 'chrome', 'chromeRaised'),
  ...read('chromeAccent', 'chrome', 'chromeRaised'),
]

export interface MeasuredPair extends ContrastPair {
  mode: Mode
  hundredths: number
}

/** Every pair of a mode with its contrast; a pair with a colour that is not drawn is left out. */
export function measuredPairs(mode: Mode, colours: ModeColours): MeasuredPair[] {
  return CONTRAST_PAIRS.flatMap((pair) => {
    const [front, back] = [colourOf(colours, pair.name), colourOf(colours, pair.on)]
    if (front === null || back === null) return []
    return [{ ...pair, mode, hundredths: contrastHundredths(front, back) }]
  })
}

/**
 * The pairs of both modes that are too close to each other, named by the drawn colours, each pair once; empty for a
 * theme that may be saved.
 */
export function closePairs(theme: Record<Mode, ModeColours>): MeasuredPair[] {
  const close = MODES.flatMap((mode) =>
    measuredPairs(mode, theme[mode])
      .filter(({ hundredths, neededHundredths }) => hundredths < neededHundredths)
      .map((pair) => ({
        ...pair,
        name: drawnName(theme[mode], pair.name) ?? pair.name,
        on: drawnName(theme[mode], pair.on) ?? pair.on,
      }))
  )
  const idOf = ({ mode, name, on }: MeasuredPair) => `${mode} ${name} ${on}`
  return [...new Map(close.map((pair) => [idOf(pair), pair])).values()]
}
