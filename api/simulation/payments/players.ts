/** What players do: they deposit by every method, withdraw, change their mind, and send a request twice. */
import type { PaymentAnswer } from '@grandstand/shared-types/wire/money/payments'
import type { Bot } from '../bot.ts'
import { oneOf } from '../slips.ts'
import type { Tally } from '../tally.ts'
import type { Line } from './line.ts'
import type { Method } from './methods.ts'
import { PASSWORD } from './people.ts'
import { actOnPage, buyVoucher, type PageAct } from './sandbox.ts'

const FAULTS = ['delayed', 'doubled', 'outOfOrder', 'forged', 'silent']
/** Last two digits of payouts that fail, and of those that bounce. */
const FAILS = 13
const BOUNCES = 14

export interface World {
  line: Line
  tally: Tally
  port: number
  methods: readonly Method[]
  players: readonly Bot[]
  /** Has something done some steps of the day later. */
  later: (steps: number, act: () => Promise<void>) => void
}

interface Ordering extends World {
  player: Bot
  method: Method
  random: () => number
  /** Names the order. */
  key: string
}

/** One player orders one payment; false when a rule refused it. */
export async function pay(world: World, random: () => number, key: string): Promise<boolean> {
  const direction = random() < 0.62 ? 'deposit' : 'withdrawal'
  const shares = world.methods
    .filter((method) => method.direction === direction)
    .flatMap((method) => Array.from({ length: method.share }, () => method))
  const player = oneOf(random, world.players)
  const method = oneOf(random, shares)
  if (!player || !method) throw new Error('nobody pays')
  const ordering = { ...world, player, method, random, key }
  if (direction === 'withdrawal') return withdraw(ordering)
  return method.gateway === 'voucher' ? depositVoucher(ordering) : deposit(ordering)
}

const amountOf = (random: () => number): number => 500 + Math.floor(random() ** 3 * 150_000)

/** Null when a rule refused the order. Some requests are sent twice at once. */
async function order(
  { line, tally, player, method, random, key }: Ordering,
  amountMinor: number,
  values: object[] = []
): Promise<PaymentAnswer | null> {
  const path = method.direction === 'deposit' ? '/v1/deposits' : '/v1/withdrawals'
  const body = {
    methodId: method.id,
    amountMinor,
    values,
    // the day is longer than the time for which a password serves
    ...(method.direction === 'withdrawal' && { currentPassword: PASSWORD }),
  }
  const send = () => line.try<PaymentAnswer>(player, 'POST', path, body, key)
  const [answer, again] = await Promise.all([send(), ...(random() < 0.03 ? [send()] : [])])
  if (answer.error !== '') {
    tally.refused(method.direction, answer.error)
    return null
  }
  const isTwo =
    again?.error === '' && again.body.payment.reference !== answer.body.payment.reference
  if (isTwo) tally.faults.push(`the key ${key} ordered two payments`)
  tally.add('payments')
  tally.add(`${method.direction}s, ${method.gateway}`)
  return answer.body
}

async function deposit(ordering: Ordering): Promise<boolean> {
  const { random, later, player } = ordering
  const answer = await order(ordering, amountOf(random))
  if (!answer) return false
  const { payment, next } = answer
  if (random() < 0.06) later(1, () => cancel(ordering, payment.reference))
  if (!next) return true
  const whim = random()
  const faults = FAULTS.filter(() => random() < 0.12)
  const acts = (act: PageAct) => async () => {
    await ordering.line.send(() => actOnPage(next.url, { act, faults, from: player.address }))
    ordering.tally.add(`hosted page: ${act}`)
  }
  if (whim < 0.72) await acts('pay')()
  else if (whim < 0.8) await acts('refuse')()
  else if (whim < 0.87) await acts('later')()
  // after the end of the payment too
  else if (whim < 0.93) later(1 + Math.floor(random() * 4), acts('pay'))
  if (whim < 0.03) later(2 + Math.floor(random() * 6), acts('chargeBack'))
  return true
}

/** Codes that were sold, used already, or mistyped. */
async function depositVoucher(ordering: Ordering): Promise<boolean> {
  const { line, port, random, player, key } = ordering
  const units = 5 + Math.floor(random() * 900)
  const sold = await line.send(() => buyVoucher(port, units, player.address))
  const code = random() < 0.1 ? '1111 2222 3333 4444' : sold
  const values = [{ name: 'code', value: code }]
  const isDone = await order(ordering, units * 100, values)
  if (random() < 0.1) await order({ ...ordering, key: `${key}-used` }, units * 100, values)
  return isDone !== null
}

async function withdraw(ordering: Ordering): Promise<boolean> {
  const { random, later } = ordering
  const whim = random()
  const amount = amountOf(random)
  const round = amount - (amount % 100)
  const answer = await order(
    ordering,
    whim < 0.06 ? beforeFee(round + FAILS) : whim < 0.12 ? beforeFee(round + BOUNCES) : amount
  )
  if (!answer) return false
  const { reference } = answer.payment
  if (random() < 0.06) await cancel(ordering, reference)
  // while officers decide
  else if (random() < 0.08) later(1, () => cancel(ordering, reference))
  return true
}

/** The amount of which `paidMinor` is left without the fee of 1.5 %. */
const beforeFee = (paidMinor: number): number => Math.round(paidMinor / 0.985)

async function cancel({ line, tally, player }: Ordering, reference: string): Promise<void> {
  const { error } = await line.try(player, 'POST', `/v1/me/payments/${reference}/cancel`)
  if (error === '') tally.add('cancelled by players')
  else tally.refused('cancelling', error)
}
