import type { Operations } from '#core/operations/operation'
import {
  beginTrial,
  cancelTrial,
  ownTrials,
  rulesOfToday,
  trial,
} from '#rule_lab/operations/trials'

export const operations = {
  rulesOfToday,
  ownTrials,
  beginTrial,
  trial,
  cancelTrial,
} satisfies Operations
