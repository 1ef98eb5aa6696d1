/** The reels of the slot, its lines and its pays. A letter is a symbol, a string a reel that turns in a circle. */

/** W wild, 7 seven, S star, B bell, M melon, P plum, L lemon, C cherry, X coin. */
export const SLOT_SYMBOLS = ['W', '7', 'S', 'B', 'M', 'P', 'L', 'C', 'X'] as const
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number]

/** Stands for every symbol but the coin. */
export const WILD: SlotSymbol = 'W'
/** Pays wherever it stands. */
export const COIN: SlotSymbol = 'X'

export const SHOWN_ROWS = 3

export const REELS: readonly (readonly SlotSymbol[])[] = [
  'CLPCBLMC7LPCSLXPCMLBPCWLMPCLBS',
  'LCPMLC7BPLCMXLPCSLBCPLMWCPLSBC',
  'PCLMBCLPXCL7MPCLBSCPLWCMLPBCLS',
  'CPLBMCLPSCLX7PCMLBCPLCWMLPSCBL',
  'LPCMLBCPLX7CMPLCSBLPCMLWCPBLSC',
].map((reel) => [...reel].map(symbolOf))

/** Each line: the row from which it takes the symbol of each reel, 0 at the top. */
export const PAY_LINES: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [1, 0, 1, 2, 1],
]

/** Multiples of the whole stake, in thousandths, for three, four and five from the left on one line. */
export const LINE_PAYS_MILLI: Readonly<Record<SlotSymbol, readonly [number, number, number]>> = {
  W: [10_000, 50_000, 300_000],
  7: [7_000, 30_000, 200_000],
  S: [5_000, 20_000, 100_000],
  B: [2_500, 8_000, 40_000],
  M: [1_500, 5_000, 20_000],
  P: [1_000, 3_000, 12_000],
  L: [700, 2_000, 9_000],
  C: [600, 1_800, 6_000],
  X: [0, 0, 0],
}

/** Multiples of the whole stake, in thousandths, for three, four and five coins anywhere. */
export const COIN_PAYS_MILLI: readonly [number, number, number] = [4_000, 20_000, 150_000]

function symbolOf(letter: string): SlotSymbol {
  const symbol = SLOT_SYMBOLS.find((one) => one === letter)
  if (!symbol) throw new RangeError(`no symbol ${letter}`)
  return symbol
}
