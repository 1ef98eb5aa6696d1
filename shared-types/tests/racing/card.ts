/** Fields, orders and bets in a short notation, so that a table of cases can be read. */
import type {
  BetCondition,
  EachWayBet,
  GroupBet,
  HeadToHeadBet,
  OrderBet,
  PlaceBet,
  QuinellaBet,
  WinBet,
  WinPrice,
} from '../../src/markets/racing/racing_bet.ts'
import { FIELD_KINDS, type RaceField, type Runner } from '../../src/racing/field/runner.ts'
import type { OrderEntry } from '../../src/racing/finish/order.ts'

/** Bets are placed at 100, runners withdrawn at 50 or 150, and the race goes off at 200. */
const PLACED = 100
const OFF = 200

const milli = (decimal: string) => Math.round(Number(decimal) * 1000)

/**
 * `8`: runners 1 to 8; `-4@3.00`: 4 is withdrawn at 3.00 after the bet; `~4@3.00`: before it; `n4`, `r4`, `d4`: a non-runner, a
 * reserve, shut out; `1+2`: coupled; `sp1=4.50`: a starting price; a kind of field, horses by default; `handicap`.
 */
export function field(notation: string): RaceField {
  const [size = '0', ...tokens] = notation.split(' ')
  const runners = Array.from({ length: Number(size) }, (_, at): Runner => ({
    number: at + 1,
    status: 'declared',
  }))
  const change = (number: string | undefined, to: Partial<Runner>) => {
    const at = Number(number) - 1
    runners[at] = { ...runners[at]!, ...to }
  }
  for (const token of tokens) {
    const [, sign, number, price = ''] = /^([-~nrd]|sp)(\d+)(?:[@=](.+))?$/.exec(token) ?? []
    const coupled = /^\d+(\+\d+)+$/.test(token) ? token.split('+') : []
    for (const one of coupled) change(one, { entry: Number(coupled[0]) })
    if (sign === 'n') change(number, { status: 'nonRunner' })
    if (sign === 'r') change(number, { status: 'reserve' })
    if (sign === 'd') change(number, { status: 'disqualified' })
    if (sign === 'sp') change(number, { startingPriceMilli: milli(price) })
    if (sign === '-' || sign === '~') {
      const withdrawnAt = sign === '-' ? 150 : 50
      change(number, { status: 'withdrawn', withdrawnAt, withdrawnOddsMilli: milli(price) })
    }
  }
  return {
    kind: FIELD_KINDS.find((kind) => tokens.includes(kind)) ?? 'horses',
    isHandicap: tokens.includes('handicap'),
    offAt: OFF,
    runners,
  }
}

/** `1 2=3 4 x5 d6`: 2 and 3 tied for second, 5 did not finish (`x5:40` after 40 laps), 6 disqualified, `u7` unplaced. */
export function order(notation: string): OrderEntry[] {
  const entries: OrderEntry[] = []
  let finishingPosition = 1
  for (const token of notation.split(' ').filter((text) => text !== '')) {
    const [, sign, number, laps] = /^([xdu])(\d+)(?::(\d+))?$/.exec(token) ?? []
    if (sign) {
      const outcome = sign === 'x' ? 'didNotFinish' : sign === 'd' ? 'disqualified' : 'unplaced'
      entries.push({ runner: Number(number), outcome, ...(laps && { laps: Number(laps) }) })
      continue
    }
    const tied = token.split('=').map(Number)
    for (const runner of tied) entries.push({ runner, outcome: 'finished', finishingPosition })
    finishingPosition += tied.length
  }
  return entries
}

const fixed = (decimal: string) => ({ kind: 'fixed', oddsMilli: milli(decimal) }) as const

/** `6.00`, `SP`, or `best 6.00`. */
function winPrice(text: string): WinPrice {
  if (text === 'SP') return { kind: 'startingPrice' }
  const [first = '', second] = text.split(' ')
  return second ? { kind: 'bestOfBoth', oddsMilli: milli(second) } : fixed(first)
}

export const sold = (condition: BetCondition = 'dayOfRace') => ({ placedAt: PLACED, condition })

export const win = (runner: number, price: string, condition?: BetCondition): WinBet => ({
  ...sold(condition),
  type: 'winner',
  runner,
  price: winPrice(price),
})

/** `terms`: `3 1/5` is three places at a fifth of the odds. */
export function eachWay(
  runner: number,
  price: string,
  terms: string,
  condition?: BetCondition
): EachWayBet {
  const [places = 0, divisor = 0] = terms.split(' 1/').map(Number)
  return {
    ...sold(condition),
    type: 'eachWay',
    runner,
    price: winPrice(price),
    terms: { places, divisor },
  }
}

export const place = (runner: number, price: string, places: number): PlaceBet => ({
  ...sold(),
  type: 'place',
  runner,
  price: fixed(price),
  places,
})

export const inOrder = (runners: readonly number[], price: string): OrderBet => ({
  ...sold(),
  type: 'inOrder',
  runners,
  price: fixed(price),
})

export const quinella = (a: number, b: number, price: string): QuinellaBet => ({
  ...sold(),
  type: 'quinella',
  runners: [a, b],
  price: fixed(price),
})

export const headToHead = (runner: number, against: number, price: string): HeadToHeadBet => ({
  ...sold(),
  type: 'headToHead',
  runner,
  against,
  price: fixed(price),
})

export const group = (runner: number, others: readonly number[], price: string): GroupBet => ({
  ...sold(),
  type: 'groupWinner',
  runner,
  group: [runner, ...others],
  price: fixed(price),
})

export { fixed }
