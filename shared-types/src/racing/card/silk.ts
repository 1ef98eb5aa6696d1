/** The jacket of a runner, read from the words of its card. Pure functions. */
import { folded } from '../../core/folded.ts'
import type { FieldKind } from '../field/runner.ts'

export type SilkPattern = 'plain' | 'hoops' | 'stripes' | 'spots' | 'star' | 'sash' | 'halves'

export interface Silk {
  body: string
  /** Of sleeves and pattern. */
  other: string
  pattern: SilkPattern
}

const RED = '#c81e2c'
const BLUE = '#1f4fa8'
const WHITE = '#f7f5ef'
const BLACK = '#23272e'
const ORANGE = '#e26a1b'

/** The beginnings of words, without marks, as cards have them. */
const COLOURS: readonly (readonly [hex: string, begins: readonly string[]])[] = [
  [WHITE, ['white', 'beyaz']],
  [BLACK, ['black', 'siyah']],
  ['#7cb8e8', ['light blue', 'acik mavi']],
  ['#1c2f63', ['dark blue', 'navy', 'lacivert']],
  [BLUE, ['royal blue', 'blue', 'mavi']],
  ['#0f4a2c', ['dark green', 'koyu yesil']],
  ['#2f9e4f', ['emerald', 'green', 'yesil']],
  ['#7a1f33', ['maroon', 'claret', 'bordo']],
  [RED, ['red', 'kirmizi']],
  ['#f0b429', ['yellow', 'gold', 'sari']],
  [ORANGE, ['orange', 'turuncu']],
  ['#e77fb0', ['pink', 'pembe']],
  ['#7a3f98', ['purple', 'mauve', 'mor']],
  ['#8b5a2b', ['brown', 'kahve']],
  ['#8d959e', ['grey', 'gray', 'silver', 'gri']],
  ['#e9d8a6', ['beige', 'cream', 'bej', 'krem']],
  ['#1b9aaa', ['turquoise', 'turkuaz']],
]

const PATTERNS: readonly (readonly [SilkPattern, RegExp])[] = [
  ['hoops', /hoop|bantli|halka/],
  ['stripes', /strip|cizgi/],
  ['spots', /spot|benek|puan/],
  ['star', /star|yildiz/],
  ['sash', /sash|kusak|verev/],
  ['halves', /halved|quarter|check|diamond|parcali|baklava|kare/],
]

/** The jackets of a race of dogs by trap. */
const TRAPS: readonly Silk[] = [
  { body: RED, other: WHITE, pattern: 'plain' },
  { body: BLUE, other: WHITE, pattern: 'plain' },
  { body: WHITE, other: BLACK, pattern: 'plain' },
  { body: BLACK, other: WHITE, pattern: 'plain' },
  { body: ORANGE, other: BLACK, pattern: 'plain' },
  { body: WHITE, other: BLACK, pattern: 'stripes' },
]

interface Worn {
  /** On the card; of a dog its trap. */
  number: number
  /** As the card says them; empty when it does not. */
  colours: string
  kind: FieldKind
}

/** By the colours of the card, else of dogs by trap, else by the number alone, so that neighbours differ. */
export function silkOf({ number, colours, kind }: Worn): Silk {
  const words = folded(colours)
  const named = coloursIn(words)
  const pattern = PATTERNS.find(([, sign]) => sign.test(words))?.[0]
  const [body, other] = named
  if (body !== undefined) {
    return {
      body,
      other: other ?? (body === WHITE ? BLACK : WHITE),
      pattern: pattern ?? (other === undefined ? 'plain' : 'sash'),
    }
  }
  const trap = kind === 'dogs' ? TRAPS[number - 1] : undefined
  if (trap) return trap
  const hexes = COLOURS.map(([hex]) => hex)
  const main = hexes[(number * 5) % hexes.length] ?? RED
  const second = hexes[(number * 5 + 7) % hexes.length] ?? WHITE
  const patterns = ['plain', ...PATTERNS.map(([name]) => name)] as const
  return { body: main, other: second, pattern: patterns[number % patterns.length] ?? 'plain' }
}

/** The colours that the words name, in their order; of `dark blue` not blue as well. */
function coloursIn(words: string): string[] {
  const found: { at: number; hex: string }[] = []
  let rest = words
  for (const [hex, begins] of COLOURS) {
    for (const begin of begins) {
      const at = rest.search(new RegExp(`\\b${begin}`))
      if (at === -1) continue
      found.push({ at, hex })
      rest = rest.replaceAll(new RegExp(`\\b${begin}`, 'g'), (word) => '.'.repeat(word.length))
    }
  }
  return [...new Set(found.sort((a, b) => a.at - b.at).map(({ hex }) => hex))]
}
