/** The slip in local storage, as a compact list; any other content becomes an empty slip. */
import {
  ODDS_CHANGE_CHOICES,
  SLIP_KINDS,
} from '@grandstand/shared-types/coupons/model/coupon_words'
import { EMPTY_SLIP, type SlipItem, type SlipState } from './slipTypes.ts'

export const SLIP_STORAGE_KEY = 'grandstand.slip'
const VERSION = 2
const NUMBERS = 8
const TEXTS = 4

/** `[version, kind, oddsChange, stake, perLine, several, bankers, sizes, [numbers..., texts...][]]` */
export function writeSlip(slip: SlipState): string {
  return JSON.stringify([
    VERSION,
    slip.kind,
    slip.oddsChange,
    slip.stakeMinor,
    slip.stakeBasis === 'line',
    slip.severalPerMatch === null ? null : Number(slip.severalPerMatch),
    slip.bankerMatchIds,
    slip.sizes,
    slip.items.map((item) => [
      item.outcomeId,
      item.oddsMilli,
      item.marketId,
      item.marketTypeId,
      item.matchId,
      item.sportId,
      item.startsAt,
      item.minSelections,
      item.outcomeKey,
      item.specifier,
      item.home,
      item.away,
    ]),
  ])
}

export function readSlip(text: string | null): SlipState {
  const stored = parse(text)
  if (!Array.isArray(stored) || stored[0] !== VERSION || !Array.isArray(stored[8])) {
    return EMPTY_SLIP
  }
  const [, kind, oddsChange, stake, isPerLine, several, bankers, sizes, rows] = stored
  return {
    kind: SLIP_KINDS.find((known) => known === kind) ?? EMPTY_SLIP.kind,
    oddsChange: ODDS_CHANGE_CHOICES.find((known) => known === oddsChange) ?? EMPTY_SLIP.oddsChange,
    stakeMinor: Number.isSafeInteger(stake) ? Number(stake) : null,
    stakeBasis: isPerLine === true ? 'line' : 'total',
    severalPerMatch: readChoice(several),
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

/** 1 and 0 are choices of the player; the false of older slips was no choice. */
const readChoice = (stored: unknown): boolean | null =>
  stored === 1 || stored === true ? true : stored === 0 ? false : null

function readItem(row: unknown): SlipItem | null {
  if (!Array.isArray(row) || row.length !== NUMBERS + TEXTS) return null
  const numbers = row.slice(0, NUMBERS).filter((value) => Number.isSafeInteger(value))
  const texts = row.slice(NUMBERS).filter((value) => typeof value === 'string')
  if (numbers.length + texts.length !== row.length) return null
  const [outcomeId, oddsMilli, marketId, marketTypeId, matchId, sportId, startsAt, minSelections] =
    row.map(Number)
  const [outcomeKey, specifier, home, away] = row.slice(NUMBERS).map(String)
  return {
    outcomeId: outcomeId ?? 0,
    oddsMilli: oddsMilli ?? 0,
    marketId: marketId ?? 0,
    marketTypeId: marketTypeId ?? 0,
    matchId: matchId ?? 0,
    sportId: sportId ?? 0,
    startsAt: startsAt ?? 0,
    minSelections: minSelections ?? 1,
    outcomeKey: outcomeKey ?? '',
    specifier: specifier ?? '',
    home: home ?? '',
    away: away ?? '',
  }
}
