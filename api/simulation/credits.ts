/** Credit along the tree: sent, taken back, and debts paid. */
import type { Bot } from './bot.ts'
import type { Network } from './network.ts'
import { oneOf } from './slips.ts'
import type { Tally } from './tally.ts'

const MOST_MINOR = 30_000

/** The acts of one day; each has `day` in its key. */
export function creditActs(
  { admin, dealers, players }: Network,
  tally: Tally,
  random: () => number,
  day: number
): (() => Promise<void>)[] {
  const pairs: [Bot, Bot, boolean][] = [
    ...dealers.map(({ bot, above, isOnCredit }): [Bot, Bot, boolean] => [
      above?.bot ?? admin,
      bot,
      isOnCredit,
    ]),
    ...players.flatMap(({ bot, dealer }): [Bot, Bot, boolean][] =>
      random() < 0.08 ? [[dealer.bot, bot, false]] : []
    ),
  ]
  return pairs.map(([from, to, isOnCredit]) => {
    const direction = isOnCredit && random() < 0.3 ? 'repay' : oneOf(random, ['send', 'take'])
    const amountMinor = 1 + Math.floor(random() * MOST_MINOR)
    return async () => {
      const path = `/v1/users/${to.id}/credits`
      const { error } = await from.try(
        'POST',
        path,
        { direction, amountMinor },
        `day-${day}-${to.id}`
      )
      if (error === '') tally.add(`credits ${direction}`)
      else tally.refused('credit', error)
    }
  })
}
