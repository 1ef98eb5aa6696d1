import type { Operations } from '#core/operations/operation'
import { jackpots, latestJackpotWins } from '#jackpots/operations/players'
import {
  jackpotBrands,
  jackpotHistory,
  planJackpotChange,
  staff,
  withdrawJackpotChange,
} from '#jackpots/operations/staff'

export const operations = {
  ...staff,
  jackpotBrands,
  jackpotHistory,
  planJackpotChange,
  withdrawJackpotChange,
  jackpots,
  latestJackpotWins,
} satisfies Operations
