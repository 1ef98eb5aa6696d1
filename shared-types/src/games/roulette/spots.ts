/** The spots of the roulette table on which chips are laid: 36 numbers in 12 rows of three, and the zero. */

export const ROULETTE_KINDS = [
  'straight',
  'split',
  'trio',
  'street',
  'corner',
  'firstFour',
  'sixLine',
  'dozen',
  'column',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
] as const
export type RouletteKind = (typeof ROULETTE_KINDS)[number]

export interface RouletteSpot {
  kind: RouletteKind
  /** The numbers that win, in rising order. */
  numbers: readonly number[]
}

const HIGHEST_NUMBER = 36
/** How the outcome names the double zero. */
export const DOUBLE_ZERO = 37
const ROWS = 12
const COLUMNS = 3
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const NUMBERS = upTo(HIGHEST_NUMBER).map((place) => place + 1)

/** Every spot by its id: the kind and its numbers, as in `split:17,20`; the even chances by their kind alone. */
export const ROULETTE_SPOTS: ReadonlyMap<string, RouletteSpot> = new Map([
  ...insideSpots().map((spot) => [`${spot.kind}:${spot.numbers.join(',')}`, spot] as const),
  ...upTo(3).flatMap((place) => [
    [
      `dozen:${place + 1}`,
      spotOf('dozen', (number) => Math.ceil(number / 12) === place + 1),
    ] as const,
    [
      `column:${place + 1}`,
      spotOf('column', (number) => (number - 1) % COLUMNS === place),
    ] as const,
  ]),
  ['red', spotOf('red', (number) => RED.has(number))],
  ['black', spotOf('black', (number) => !RED.has(number))],
  ['even', spotOf('even', (number) => number % 2 === 0)],
  ['odd', spotOf('odd', (number) => number % 2 === 1)],
  ['low', spotOf('low', (number) => number <= 18)],
  ['high', spotOf('high', (number) => number > 18)],
])

/** The spots of a table with a double zero: of the zeros themselves alone, none between them and the numbers. */
export const DOUBLE_ZERO_SPOTS: ReadonlyMap<string, RouletteSpot> = new Map([
  ...[...ROULETTE_SPOTS].filter(([, { numbers }]) => numbers.length === 1 || !numbers.includes(0)),
  [`straight:${DOUBLE_ZERO}`, { kind: 'straight', numbers: [DOUBLE_ZERO] }] as const,
])

/** A number as wheels and tables show it. */
export const numberText = (number: number): string =>
  number === DOUBLE_ZERO ? '00' : String(number)

/** The colour of a number of the wheel. */
export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0 || number === DOUBLE_ZERO) return 'green'
  return RED.has(number) ? 'red' : 'black'
}

function insideSpots(): RouletteSpot[] {
  const spots: RouletteSpot[] = []
  const add = (kind: RouletteKind, ...numbers: number[]) => spots.push({ kind, numbers })
  for (const number of [0, ...NUMBERS]) add('straight', number)
  for (const number of [1, 2, 3]) add('split', 0, number)
  add('trio', 0, 1, 2)
  add('trio', 0, 2, 3)
  add('firstFour', 0, 1, 2, 3)
  for (const row of upTo(ROWS)) {
    const [a, b, c] = [row * 3 + 1, row * 3 + 2, row * 3 + 3]
    add('street', a, b, c)
    add('split', a, b)
    add('split', b, c)
    if (row === ROWS - 1) continue
    for (const number of [a, b, c]) add('split', number, number + 3)
    add('corner', a, b, a + 3, b + 3)
    add('corner', b, c, b + 3, c + 3)
    add('sixLine', a, b, c, a + 3, b + 3, c + 3)
  }
  return spots
}

function spotOf(kind: RouletteKind, wins: (number: number) => boolean): RouletteSpot {
  return { kind, numbers: NUMBERS.filter(wins) }
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}
