/** The columns of a race card, and the words that stand above them on the cards that staff copy. */
import { folded } from '@grandstand/shared-types/core/folded'

/** In the order of a card that has no line of headings. */
export const CARD_COLUMNS = [
  'number',
  'name',
  'draw',
  'jockey',
  'trainer',
  'form',
  'weight',
  'age',
  'colours',
  'entry',
  'reserve',
] as const
export type CardColumn = (typeof CARD_COLUMNS)[number]

/** In plain small letters; a heading that stands in no list is of a column that is left out. */
const HEADINGS: Readonly<Record<CardColumn, readonly string[]>> = {
  number: ['no', 'nr', 'num', 'number', '#', 'cloth', 'trap', 'numara', 'n', 'at no', 'start no'],
  name: [
    ...['name', 'horse', 'horse name', 'runner', 'dog', 'greyhound', 'driver', 'team', 'selection'],
    ...[
      'at',
      'at adi',
      'at ismi',
      'ad',
      'adi',
      'isim',
      'yarisci',
      'kopek',
      'tazi',
      'pilot',
      'surucu',
    ],
  ],
  draw: ['draw', 'dr', 'stall', 'gate', 'box', 'post', 'barrier', 'grid', 'kulvar', 'st', 'start'],
  jockey: ['jockey', 'rider', 'jokey', 'binici'],
  trainer: ['trainer', 'antrenor', 'coach'],
  form: [
    'form',
    'last runs',
    'last 6',
    'runs',
    'son kosular',
    'son 6 y',
    'son 6 yaris',
    'son yarislar',
  ],
  weight: ['weight', 'wgt', 'wt', 'kg', 'kilo', 'siklet', 'agirlik'],
  age: ['age', 'yas'],
  colours: ['colours', 'colors', 'silks', 'silk', 'jacket', 'forma', 'renk', 'renkler'],
  entry: ['coupled', 'coupled entry', 'entry', 'ekuri'],
  reserve: ['reserve', 'res', 'yedek'],
}

const YES: ReadonlySet<string> = new Set([
  'r',
  'res',
  'reserve',
  'yes',
  'y',
  'x',
  '1',
  'yedek',
  'evet',
  'e',
])

/** Small letters without marks and points: `Son 6 Y.` is `son 6 y`. */
const plainWord = (text: string): string =>
  folded(text)
    .replaceAll(/[.:()]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The column that a heading names; null for any other text. */
export function columnOf(heading: string): CardColumn | null {
  const word = plainWord(heading)
  return CARD_COLUMNS.find((column) => HEADINGS[column].includes(word)) ?? null
}

/** Whether a cell of the column of reserves says that the runner is one. */
export const isYes = (cell: string): boolean => YES.has(plainWord(cell))
