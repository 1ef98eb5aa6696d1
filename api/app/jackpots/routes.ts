import type { Operations } from '#core/operations/operation'
import { jackpots, latestJackpotWins } from '#jackpots/operations/players'
import {
  jackpotHistory,
  planJackpotChange,
  staff,
  withdrawJackpotChange,
} from '#jackpots/operations/staff'

export const operations = {
  ...staff,
  jackpotHistory,
  planJackpotChange,
  withdrawJackpotChange,
  jackpots,
  latestJackpotWins,
} satisfies Operations
