/** Each page has the colour of its section (rules 9.2): green, orange, purple, red, grey, and turquoise for all others. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PAGES } from '../src/app/pages.ts'
import type { Section } from '../src/navigation/page.ts'

const COLOURS: Record<Section, string> = {
  live: 'green',
  casino: 'orange',
  liveCasino: 'purple',
  bingo: 'red',
  virtual: 'grey',
  sports: 'turquoise',
}

/** Paths of all pages that are not turquoise. */
const OWN: Readonly<Record<string, Section>> = {
  'livebets': 'live',
  'livebets/:keyWord': 'live',
  'live/:liveMatchId': 'live',
  'casino': 'casino',
  'gameHistory': 'casino',
  'jackpots': 'casino',
  'verify': 'casino',
  'livecasino': 'liveCasino',
  'bingo': 'bingo',
  'bingo/75': 'bingo',
  'bingo/90': 'bingo',
  'virtualgames': 'virtual',
}

test.each(PAGES.flatMap(({ paths, section }) => paths.map((path) => [path, section] as const)))(
  'the page "%s" has its colour',
  (path, section) => {
    expect(COLOURS[section]).toBe(COLOURS[OWN[path] ?? 'sports'])
  }
)

const TOKENS = readFileSync(join(import.meta.dirname, '../src/theme/tokens.css'), 'utf8')

/** The accent in the rule of exactly this selector. */
function accentOf(selector: string): string {
  const rule = TOKENS.split('}').find((one) => one.includes(`\n  ${selector} {`))
  return /--accent: (#[0-9a-f]{6})/.exec(rule ?? '')?.[1] ?? 'none'
}

/** Hues in degrees, each name up to its bound. */
const HUES: readonly [number, string][] = [
  [15, 'red'],
  [50, 'orange'],
  [75, 'yellow'],
  [165, 'green'],
  [200, 'turquoise'],
  [245, 'blue'],
  [300, 'purple'],
  [345, 'pink'],
  [360, 'red'],
]

function nameOf(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const range = most - least
  if (range / 255 < 0.15) return 'grey'
  const turn = most === r ? (g - b) / range : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  const hue = (turn * 60 + 360) % 360
  return HUES.find(([bound]) => hue < bound)?.[1] ?? colour
}

test.each(Object.entries(COLOURS))(
  'the section %s is %s by day and by night',
  (section, colour) => {
    const own = section === 'sports' ? '' : `[data-section='${section}']`
    expect(nameOf(accentOf(own || ':root'))).toBe(colour)
    expect(nameOf(accentOf(`[data-theme='light']${own}`))).toBe(colour)
  }
)
