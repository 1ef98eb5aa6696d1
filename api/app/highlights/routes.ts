import type { Operations } from '#core/operations/operation'
import { highlights, latestWinners, topWinners } from '#highlights/operations/highlights'
import { winnerRuleLists } from '#highlights/operations/winner_rules'

export const operations = {
  highlights,
  latestWinners,
  topWinners,
  ...winnerRuleLists,
} satisfies Operations
