import type { Standing } from '@grandstand/shared-types/wire/people/standing'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import * as queries from '#statements/queries/standing'

export const standing = operation({
  method: 'GET',
  path: '/v1/dashboard/standing',
  does: 'How one stands: openings and credit that are left, debts, and the running period with the commission so far.',
  who: 'staff',
  answers: reply<Standing>(),
  notes: {
    out: 'of the own branch, or the brand; `credit` for holders of credit.move, `commission` for dealers and partners with statements.view',
  },
  handle: ({ principal }) => queries.standing(principal),
})
