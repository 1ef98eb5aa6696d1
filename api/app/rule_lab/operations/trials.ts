/** Changed rules, tried on coupons of the past; nothing is written (rules 17). */
import type { RulesOfToday, TrialView } from '@grandstand/shared-types/wire/betting/rule_lab'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import * as queries from '#rule_lab/queries/rules_of_today'
import * as running from '#rule_lab/trials/begin_trial'
import { cancel, trialOf, trialsOf, type Trial } from '#rule_lab/running/trial'
import { newTrialValidator } from '#rule_lab/validators/new_trial'

export const rulesOfToday = operation({
  method: 'GET',
  path: '/v1/rule-lab/rules',
  does: 'The rules that can be tried, as they are today.',
  who: 'rules.try',
  answers: reply<RulesOfToday>(),
  handle: ({ principal }) => queries.rulesOfToday(principal),
})

export const ownTrials = operation({
  method: 'GET',
  path: '/v1/rule-lab/trials',
  does: 'The own trials of the last day, the latest first.',
  who: 'rules.try',
  answers: reply<TrialView[]>(),
  handle: ({ principal }) => trialsOf(principal).map(viewOf),
})

export const beginTrial = operation({
  method: 'POST',
  path: '/v1/rule-lab/trials',
  does: 'Begins to try a changed rule on the coupons of the last days; writes nothing.',
  stepUp: 'none: tries a rule on the past',
  who: 'rules.try',
  body: newTrialValidator,
  bodyKb: 128,
  answers: reply<TrialView>(201),
  errors: ['notFound', 'trialRuns', 'isRequiredArea', 'notChangeable', 'turnoverTwice', 'capOnly'],
  notes: {
    in: 'the values of the rule stand in the field of its name, and what is left out stays as it is today; `commission` is for staff of the house',
    out: 'asked again until its `state` is no longer `running`',
  },
  async handle({ principal, body }) {
    return viewOf(await running.beginTrial(principal, body))
  },
})

export const trial = operation({
  method: 'GET',
  path: '/v1/rule-lab/trials/:id',
  does: 'An own trial: how far it is, and its result.',
  who: 'rules.try',
  answers: reply<TrialView>(),
  errors: ['notFound', 'trialLost'],
  handle: ({ principal, params: { id } }) => viewOf(trialOf(principal, id)),
})

export const cancelTrial = operation({
  method: 'POST',
  path: '/v1/rule-lab/trials/:id/cancel',
  does: 'Ends an own trial that runs.',
  stepUp: 'none: tries a rule on the past',
  who: 'rules.try',
  answers: reply<TrialView>(),
  errors: ['notFound', 'trialLost'],
  handle: ({ principal, params: { id } }) => viewOf(cancel(trialOf(principal, id))),
})

const viewOf = ({ siteId: _, userId: __, ...view }: Trial): TrialView => view
