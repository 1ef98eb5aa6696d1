/** The slip in local storage, as a compact list; any other content becomes an empty slip. */
import {
  ODDS_CHANGE_CHOICES,
  SLIP_KINDS,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import { EMPTY_SLIP, type SlipItem, type SlipState } from './slipTypes.ts'

export const SLIP_STORAGE_KEY = 'grandstand.slip'
const VERSION = 2

/** The fields of a selection, in the order in which they are stored. */
const NUMBERS = [
  'outcomeId',
  'oddsMilli',
  'marketId',
  'marketTypeId',
  'matchId',
  'sportId',
  'startsAt',
  'minSelections',
] as const
const TEXTS = ['outcomeKey', 'specifier', 'home', 'away'] as const
const FIELDS = [...NUMBERS, ...TEXTS]
/**
 * Behind the fields of a selection on a race: the name of the runner, empty where the outcome is none; of an each-way selection places
 * and divisor; and behind these, zeros where there are none, a 1 for one at the starting price.
 */
type OfRunner = [outcomeName: string, ...terms: number[]]

/** Writes `[version, kind, oddsChange, stake, perLine, several, bankers, sizes, [numbers..., texts..., ofRunner...][], keeps]`. */
export function writeSlip(slip: SlipState): string {
  return JSON.stringify([
    VERSION,
    slip.kind,
    slip.oddsChange,
    slip.stakeMinor,
    slip.stakeBasis === 'line',
    Number(slip.severalPerMatch),
    slip.bankerMatchIds,
    slip.sizes,
    slip.items.map((item) => [...FIELDS.map((field) => item[field]), ...ofRunner(item)]),
    Number(slip.keepsStake),
  ])
}

export function readSlip(text: string | null): SlipState {
  const stored = parse(text)
  if (!Array.isArray(stored) || stored[0] !== VERSION || !Array.isArray(stored[8])) {
    return EMPTY_SLIP
  }
  const [, kind, oddsChange, stake, isPerLine, several, bankers, sizes, rows, keeps] = stored
  return {
    kind: SLIP_KINDS.find((known) => known === kind) ?? EMPTY_SLIP.kind,
    oddsChange: ODDS_CHANGE_CHOICES.find((known) => known === oddsChange) ?? EMPTY_SLIP.oddsChange,
    stakeMinor: Number.isSafeInteger(stake) ? Number(stake) : null,
    stakeBasis: isPerLine === true ? 'line' : 'total',
    severalPerMatch: several === 1 || several === true,
    keepsStake: keeps === 1,
    bankerMatchIds: readNumbers(bankers),
    sizes: readNumbers(sizes),
    items: rows.flatMap((row: unknown) => readItem(row) ?? []),
  }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function readNumbers(list: unknown): number[] {
  return Array.isArray(list) ? list.filter((value) => Number.isSafeInteger(value)).map(Number) : []
}

function ofRunner({ isRace, outcomeName, eachWay, atStartingPrice }: SlipItem): OfRunner | [] {
  if (!isRace) return []
  const terms = eachWay ? [eachWay.places, eachWay.divisor] : atStartingPrice ? [0, 0] : []
  return [outcomeName ?? '', ...terms, ...(atStartingPrice ? [1] : [])]
}

function readItem(row: unknown): SlipItem | null {
  if (!Array.isArray(row) || row.length < FIELDS.length) return null
  const item = Object.fromEntries(FIELDS.map((field, at): [string, unknown] => [field, row[at]]))
  return isItem(item) ? { ...item, ...readRunner(row.slice(FIELDS.length)) } : null
}

function readRunner([outcomeName, ...terms]: unknown[]): Pick<
  SlipItem,
  'isRace' | 'outcomeName' | 'eachWay' | 'atStartingPrice'
> {
  if (typeof outcomeName !== 'string') return { isRace: false }
  const [places = 0, divisor = 0, atStart] = readNumbers(terms)
  return {
    isRace: true,
    outcomeName: outcomeName || undefined,
    ...(places > 0 && divisor > 0 && { eachWay: { places, divisor } }),
    ...(atStart === 1 && { atStartingPrice: true as const }),
  }
}

const isItem = (item: Partial<Record<keyof SlipItem, unknown>>): item is Omit<SlipItem, 'isRace'> =>
  NUMBERS.every((field) => Number.isSafeInteger(item[field])) &&
  TEXTS.every((field) => typeof item[field] === 'string')
