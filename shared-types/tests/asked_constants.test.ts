/** Lengths, limits and sizes are those that were asked. */
import { expect, test } from 'vitest'
import {
  KEYPAD_DIGITS,
  LOGIN_FIELD_LENGTH,
  LONG_PASSWORD_MIN_LENGTH,
  MINIMUM_AGE_YEARS,
  PASSWORD_LENGTH,
  USERNAME_LENGTH,
} from '../src/accounts/field_limits.ts'
import {
  BET_HISTORY_DEFAULT_DAYS,
  BET_HISTORY_PAGE_SIZE,
  COUPON_LIST_LIMIT,
  CACHE_MAX_MINUTES,
  DEFAULT_MATCHES_DAY,
  LOOKUP_WINDOW_HOURS,
  FIRST_BULLETIN_MATCHES,
  MATCHES_REQUEST_LIMIT,
  MAX_BULLETIN_MATCHES,
  MAX_MATCH_ITEMS,
  RESULTS_LIMIT,
  SEARCH_KEYWORD_MIN_EXCLUSIVE,
  TRANSACTIONS_PAGE_SIZE,
} from '../src/core/list_limits.ts'
import {
  BONUS_PERCENT_CAP,
  DEFAULT_COUPON_AMOUNTS_MINOR,
  DEFAULT_MAX_PAYOUT_MINOR,
  DEFAULT_MAX_STAKE_MINOR,
  DEFAULT_MIN_SELECTIONS,
  DEFAULT_MIN_STAKE_MINOR,
  DEFAULT_TICKET_STAKE_MINOR,
  MAX_MULTI_LINES,
  MAX_MULTI_SELECTIONS,
  MAX_PAYOUT_RANGES_MINOR,
  MAX_SELECTIONS,
  MAX_SYSTEM_SELECTIONS,
  UNSET_USER_MAX_PAYOUT_MINOR,
} from '../src/coupons/limits/bounds.ts'
import { LANGUAGE_COOKIE_DAYS } from '../src/languages/chosen.ts'
import { DEFAULT_LANGUAGE } from '../src/languages/table.ts'
import {
  LIVE_PAGE_SIZE,
  LIVE_REQUEST_LIMIT,
  LIVE_WINDOW_DAYS,
  MAX_PAUSE_MINUTES,
} from '../src/live/limits.ts'
import { MOST_LOBBY_GAMES } from '../src/wire/games/games.ts'

test('fields of accounts', () => {
  expect(PASSWORD_LENGTH).toEqual({ min: 4, max: 20 })
  expect(LONG_PASSWORD_MIN_LENGTH).toBe(8)
  expect(USERNAME_LENGTH).toEqual({ min: 5, max: 20 })
  expect(LOGIN_FIELD_LENGTH).toEqual({ min: 4, max: 20 })
  expect([KEYPAD_DIGITS, MINIMUM_AGE_YEARS]).toEqual([6, 18])
})

test('shapes of coupons', () => {
  expect([MAX_SELECTIONS, MAX_MULTI_LINES, MAX_MULTI_SELECTIONS, MAX_SYSTEM_SELECTIONS]).toEqual([
    20, 27, 10, 10,
  ])
})

test('stakes and payouts, in minor units', () => {
  expect([DEFAULT_MIN_SELECTIONS, DEFAULT_MIN_STAKE_MINOR, DEFAULT_MAX_STAKE_MINOR]).toEqual([
    1, 100, 100_000,
  ])
  expect([DEFAULT_MAX_PAYOUT_MINOR, UNSET_USER_MAX_PAYOUT_MINOR]).toEqual([1_250_000, 100_000])
  expect(DEFAULT_TICKET_STAKE_MINOR).toBe(10)
  expect(DEFAULT_COUPON_AMOUNTS_MINOR).toEqual([500, 1_000, 2_000, 5_000])
  expect(BONUS_PERCENT_CAP).toBe(25)
})

test('ranges of payouts: 1-100, 100-250, 250-500, 500-1000, 1000-5000, and 5000 and more', () => {
  expect(MAX_PAYOUT_RANGES_MINOR).toEqual([
    [100, 10_000],
    [10_000, 25_000],
    [25_000, 50_000],
    [50_000, 100_000],
    [100_000, 500_000],
    [500_000, null],
  ])
})

test('the first language is Turkish, and the chosen one is kept for a year', () => {
  expect(DEFAULT_LANGUAGE).toBe('tr')
  expect(LANGUAGE_COOKIE_DAYS).toBe(365)
})

test('lists', () => {
  expect([MAX_MATCH_ITEMS, MATCHES_REQUEST_LIMIT, RESULTS_LIMIT]).toEqual([50, 75, 50])
  expect([FIRST_BULLETIN_MATCHES, MAX_BULLETIN_MATCHES]).toEqual([100, 200])
  expect([COUPON_LIST_LIMIT, MOST_LOBBY_GAMES]).toEqual([20, 1_000])
  expect([BET_HISTORY_PAGE_SIZE, BET_HISTORY_DEFAULT_DAYS, TRANSACTIONS_PAGE_SIZE]).toEqual([
    25, 15, 50,
  ])
  expect([LIVE_REQUEST_LIMIT, LIVE_WINDOW_DAYS, LIVE_PAGE_SIZE]).toEqual([400, 6, 50])
  expect([DEFAULT_MATCHES_DAY, LOOKUP_WINDOW_HOURS, CACHE_MAX_MINUTES]).toEqual([30, 960, 15])
  expect([SEARCH_KEYWORD_MIN_EXCLUSIVE, MAX_PAUSE_MINUTES]).toEqual([2, 90])
})
