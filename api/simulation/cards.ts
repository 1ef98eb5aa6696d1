/** Cards: dealers make batches and hand out codes, players redeem them, some are void, some expire. */
import type { CardBatchRow, CardCodes, CardRow } from '@grandstand/shared-types/wire/money/cards'
import { setTimeout as pause } from 'node:timers/promises'
import type { Bot } from './bot.ts'
import type { Dealer, Player } from './network.ts'
import { oneOf } from './slips.ts'
import type { Tally } from './tally.ts'

const DAY_MS = 24 * 3_600_000
const WORTHS_MINOR = [1_000, 2_500, 5_000]

interface Trade {
  dealer: Dealer
  players: readonly Player[]
  tally: Tally
  random: () => number
  at: number
  key: string
}

/** A dealer makes a batch; players redeem most of its cards, each with two requests at once. */
export async function tradeCards({
  dealer,
  players,
  tally,
  random,
  at,
  key,
}: Trade): Promise<void> {
  const { bot } = dealer
  const order = {
    amountMinor: oneOf(random, WORTHS_MINOR) ?? 1_000,
    count: 3 + Math.floor(random() * 10),
    type: 'printed',
    ...(random() < 0.5 && { expiresAt: at + 2 * DAY_MS }),
  }
  const made = await bot.try<CardBatchRow>('POST', '/v1/card-batches', order, key)
  if (made.error !== '') return tally.refused('cards', made.error)
  tally.add('cards made', order.count)
  const codes = await takeCodes(bot, made.body.id)
  const rows = await bot.get<CardRow[]>(
    `/v1/cards?filter=${encodeURIComponent(JSON.stringify({ batchId: made.body.id }))}&range=[0,49]`
  )
  for (const [index, code] of codes.entries()) {
    const whim = random()
    const player = oneOf(random, players)
    const row = rows.find(({ lastFour }) => code.endsWith(lastFour))
    if (whim < 0.3 && row) await bot.must('POST', `/v1/cards/${row.id}/sell`)
    if (whim > 0.85 && row) {
      const reason = { reason: 'the paper was torn' }
      const { error } = await bot.try('POST', `/v1/cards/${row.id}/void`, reason)
      if (error === '') tally.add('cards void')
      else tally.refused('cards', error)
    } else if (whim < 0.7 && player) await redeem(player, code, `${key}-${index}`, tally)
  }
}

/** A batch is made in the background; its codes can be taken once it is whole. */
async function takeCodes(bot: Bot, batchId: number): Promise<string[]> {
  for (;;) {
    const taken = await bot.try<CardCodes>('POST', `/v1/card-batches/${batchId}/codes`)
    if (taken.error === '') return taken.body.codes
    if (taken.error !== 'cardsNotMade') throw new Error(`codes were refused: ${taken.error}`)
    await pause(20)
  }
}

async function redeem({ bot }: Player, code: string, key: string, tally: Tally): Promise<void> {
  const [one, other] = await Promise.all(
    ['', '-too'].map((end) => bot.try('POST', '/v1/me/card-redemptions', { code }, `${key}${end}`))
  )
  const isOnce = (one?.error === '') !== (other?.error === '')
  if (isOnce) tally.add('cards redeemed')
  else tally.faults.push(`a card redeemed twice at once: ${one?.error} and ${other?.error}`)
}
