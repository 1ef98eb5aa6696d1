/** A soccer match with its result and total markets, and a visitor's limits. */
import type { QuotedOutcome } from '@grandstand/shared-types/coupons/evaluation/slip'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import type { CouponLimits } from '@grandstand/shared-types/coupons/limits/coupon_limits'
import type { SlipItem } from '../src/features/betslip/state/slipTypes.ts'

export const HOUR_MS = 3_600_000

export function soccerMatch(overrides: Partial<BoardMatch> = {}): BoardMatch {
  return {
    id: 7,
    sportId: 1,
    categoryId: 1,
    tournamentId: 1,
    home: 'Galatasaray',
    away: 'Trabzonspor',
    isRace: false,
    startsAt: Date.now() + HOUR_MS,
    status: 'not_started',
    betStatus: 'started',
    minSelections: 1,
    marketCount: 2,
    markets: [
      {
        id: 70,
        typeId: 1,
        specifier: '',
        status: 1,
        isMainLine: true,
        outcomes: [
          { id: 701, key: '1', oddsMilli: 1850, active: true },
          { id: 702, key: 'X', oddsMilli: 3600, active: true },
          { id: 703, key: '2', oddsMilli: 4200, active: true },
        ],
      },
    ],
    ...overrides,
  }
}

export function slipItem(overrides: Partial<SlipItem> = {}): SlipItem {
  return {
    outcomeId: 701,
    oddsMilli: 1850,
    outcomeKey: '1',
    marketId: 70,
    marketTypeId: 1,
    specifier: '',
    matchId: 7,
    sportId: 1,
    home: 'Galatasaray',
    away: 'Trabzonspor',
    isRace: false,
    startsAt: Date.now() + HOUR_MS,
    minSelections: 1,
    ...overrides,
  }
}

export function quoteFor(item: SlipItem, overrides: Partial<QuotedOutcome> = {}): QuotedOutcome {
  return {
    outcomeId: item.outcomeId,
    outcomeKey: item.outcomeKey,
    oddsMilli: item.oddsMilli,
    active: true,
    marketId: item.marketId,
    marketTypeId: item.marketTypeId,
    specifier: item.specifier,
    marketStatus: 1,
    matchId: item.matchId,
    sportId: item.sportId,
    matchStatus: 'not_started',
    betStatus: 'started',
    matchActive: true,
    startsAt: item.startsAt,
    minSelections: item.minSelections,
    ...overrides,
  }
}

export const LIMITS: CouponLimits = {
  minStakeMinor: 100,
  maxStakeMinor: 100_000,
  maxPayoutMinor: 1_250_000,
  minSelections: 1,
  maxSelections: 20,
  maxMultiLines: 27,
  maxMultiSelections: 10,
  maxSystemSelections: 10,
  minSelectionOddsMilli: 0,
  maxSelectionOddsMilli: 0,
  minTotalOddsMilli: 0,
  maxTotalOddsMilli: 0,
  types: { single: 1, combined: 1, multiple: 1, system: 1 },
  sameCouponMax: 3,
  bonus: { minOddsMilli: 1500, minCount: 4, percentPerStep: 5 },
}
