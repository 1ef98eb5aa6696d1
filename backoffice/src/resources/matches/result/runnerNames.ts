/** Names of the outcomes that are runners of a race. */
import { isOfRunners } from '@grandstand/shared-types/markets/table/market_types'

import { orderName, runnersInOrder } from '@grandstand/shared-types/markets/model/order_key'
import { orderTermsOf } from '@grandstand/shared-types/markets/model/order_market'

/** `7 Hellavashock`, by number. */
export type RunnerNames = ReadonlyMap<number, string>

/** The name of an outcome that is a runner, or several in order, as a part of its context; nothing for any other. */
export function outcomeNameOf(
  typeId: number,
  key: string,
  runners: RunnerNames | undefined
): { outcomeName?: string } {
  const order = orderTermsOf(typeId)
  const inOrder = order && runnersInOrder(key, order)
  if (inOrder) {
    return { outcomeName: orderName(inOrder, order, (number) => runners?.get(number)) }
  }
  const outcomeName = isOfRunners(typeId) ? runners?.get(Number(key)) : undefined
  return outcomeName === undefined ? {} : { outcomeName }
}
