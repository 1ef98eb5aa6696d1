import type { Operations } from '#core/operations/operation'
import { jackpots, latestJackpotWins } from '#jackpots/operations/players'
import { jackpotHistory, staff } from '#jackpots/operations/staff'

export const operations = {
  ...staff,
  jackpotHistory,
  jackpots,
  latestJackpotWins,
} satisfies Operations
