/** The dealer tree, a level at a time. */
import { TREE_PERIODS, type TreeLevel } from '@grandstand/shared-types/wire/people/dealer_tree'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { rowId, vine } from '#core/requests/validation'
import * as tree from '#dealers/queries/tree_level'

export const dealerTree = operation({
  method: 'GET',
  path: '/v1/dealer-tree',
  does: 'One level of the dealer tree, with the figures of the branch of each node.',
  who: 'users.view',
  mayLag: true,
  query: vine.compile(vine.object({ below: rowId().optional(), period: vine.enum(TREE_PERIODS) })),
  answers: reply<TreeLevel>(),
  errors: ['notFound'],
  notes: {
    in: '`below` the node whose level is opened, without it the top; `period` of stakes and payouts, by the days of the brand’s time zone',
    out: 'players are counted, and are no nodes; amounts by currency; `balanceMinor` of everybody below, the other amounts with the node itself',
  },
  handle: ({ principal, query: { below, period } }) =>
    tree.treeLevel(principal, { period, ...(below !== undefined && { below }) }),
})
