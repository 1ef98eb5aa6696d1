/** Which winners a brand's lists leave out. */
import {
  createOperation,
  deleteOperation,
  editsOf,
  updateOperation,
} from '#core/operations/edit_operations'
import { readOperations } from '#core/operations/resource_operations'
import * as editing from '#highlights/actions/edit_winner_rules'
import { scopeWinnerRules, winnerRuleResource } from '#highlights/queries/winner_rule_resource'
import {
  createWinnerRuleValidator,
  updateWinnerRuleValidator,
} from '#highlights/validators/highlights'

const reads = { permission: 'winners.edit', scope: scopeWinnerRules } as const
const rules = editsOf(winnerRuleResource, 'winners.edit', reads)

export const winnerRuleLists = {
  ...readOperations('winnerRules', winnerRuleResource, reads),
  ...createOperation('winnerRules', rules, {
    does: 'Hides a player from the lists of winners, or sets the smallest win of a currency that they show.',
    body: createWinnerRuleValidator,
    errors: ['alreadyExists', 'isRequiredArea'],
    notes: { in: '`userId`, or `currency` with `smallestWinMinor`' },
    run: editing.createWinnerRule,
  }),
  ...updateOperation('winnerRules', rules, {
    does: 'Changes the smallest win of a currency.',
    body: updateWinnerRuleValidator,
    run: editing.updateWinnerRule,
  }),
  ...deleteOperation('winnerRules', rules, {
    does: 'Shows a player among the winners again, or every win of a currency.',
    run: editing.deleteWinnerRule,
  }),
}
