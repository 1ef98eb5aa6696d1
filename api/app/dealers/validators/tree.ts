import { rowId, vine } from '#core/requests/validation'

/** The year 2100, in epoch milliseconds. */
const LAST_TIME = 4_102_444_800_000
const time = () => vine.number().withoutDecimals().min(0).max(LAST_TIME)

/** Query of GET /v1/dealer-tree. */
export const treeQuery = vine.compile(
  vine.object({ below: rowId().optional(), from: time(), to: time() })
)
