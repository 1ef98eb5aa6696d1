import { TREE_PERIODS } from '@grandstand/shared-types/wire/people/dealer_tree'
import { rowId, vine } from '#core/requests/validation'

/** Query of GET /v1/dealer-tree. */
export const treeQuery = vine.compile(
  vine.object({ below: rowId().optional(), period: vine.enum(TREE_PERIODS) })
)
