/** Officers: they take payments on, approve and refuse them, and mark what they sent by hand as paid. */
import type { ComparisonRow } from '@grandstand/shared-types/wire/money/payment_comparison'
import type { PaymentRow } from '@grandstand/shared-types/wire/money/payments'
import type { Answer, Bot } from '../bot.ts'
import type { Tally } from '../tally.ts'
import type { Line } from './line.ts'

const PAGE = 100

export interface Office {
  line: Line
  tally: Tally
  officers: readonly Bot[]
}

/** The payments with these values, the oldest first. */
const paymentsWith = ({ line }: Office, officer: Bot, filter: object) =>
  line.send(() => {
    const query = [
      `filter=${encodeURIComponent(JSON.stringify(filter))}`,
      `range=[0,${PAGE - 1}]`,
      `sort=${encodeURIComponent('["id","ASC"]')}`,
    ]
    return officer.get<PaymentRow[]>(`/v1/payments?${query.join('&')}`)
  })

/** All officers work on the same queues until none of them finds more to do. */
export async function workThrough(office: Office, random: () => number): Promise<void> {
  await Promise.all(
    office.officers.map(async (officer) => {
      while ((await decideOnce(office, officer, random)) > 0);
      while ((await payOnce(office, officer, random)) > 0);
    })
  )
}

/** Resolves to the number of payments that the officer moved. */
async function decideOnce(office: Office, officer: Bot, random: () => number): Promise<number> {
  const waiting = await paymentsWith(office, officer, { state: 'waiting' })
  let done = 0
  for (const payment of inOwnOrder(office, officer, waiting)) {
    if (payment.firstApprovedBy === officer.username) continue
    if (payment.claimedBy !== null && payment.claimedBy !== officer.username) continue
    if (await decide(office, officer, payment, random())) done++
  }
  return done
}

async function decide(
  office: Office,
  officer: Bot,
  { id, direction, gateway }: PaymentRow,
  whim: number
): Promise<boolean> {
  // a deposit that waits at its gateway is not for staff
  if (direction === 'deposit' && gateway !== 'manual') return false
  if ((await act(office, officer, id, 'claim')).error !== '') return false
  const isRefused = whim < 0.12
  const { error } = isRefused
    ? await act(office, officer, id, 'refuse', { reason: 'The papers do not fit.' })
    : await act(office, officer, id, 'approve')
  if (error !== '') await act(office, officer, id, 'release')
  return error === ''
}

/** Money that officers send by hand: most of it arrives, some cannot be sent, some comes back. */
async function payOnce(office: Office, officer: Bot, random: () => number): Promise<number> {
  const sent = await paymentsWith(office, officer, { state: 'sent', gateway: 'manual' })
  let done = 0
  for (const { id } of inOwnOrder(office, officer, sent)) {
    const whim = random()
    const reason = 'The bank refused it.'
    const { error } =
      whim < 0.06
        ? await act(office, officer, id, 'refuse', { reason })
        : await act(office, officer, id, 'pay')
    if (error !== '') continue
    done++
    if (whim > 0.95) await act(office, officer, id, 'return', { reason })
  }
  return done
}

/** Money that went back without a notice stands in the gateway's statement alone: officers record it. */
export async function recordReturns(
  office: Office,
  officer: Bot,
  rows: readonly ComparisonRow[]
): Promise<void> {
  for (const { fault, paymentId, theirsMinor } of rows) {
    if (fault !== 'differs' || theirsMinor !== 0 || paymentId === null) continue
    const reason = 'The statement says that it went back.'
    const { error } = await act(office, officer, paymentId, 'return', { reason })
    if (error === '') office.tally.add('returns found in the statement alone')
  }
}

/** Refusals are counted by their key. */
async function act(
  { line, tally }: Office,
  officer: Bot,
  id: number,
  what: 'claim' | 'release' | 'approve' | 'refuse' | 'pay' | 'return',
  body?: object
): Promise<Answer<unknown>> {
  const answer = await line.try(officer, 'POST', `/v1/payments/${id}/${what}`, body)
  if (answer.error === '') tally.add(`officers: ${what}`)
  else tally.refused(what, answer.error)
  return answer
}

/** Each begins with other payments, so that two officers meet at the same one only now and then. */
function inOwnOrder({ officers }: Office, officer: Bot, all: PaymentRow[]): PaymentRow[] {
  const turn = ({ id }: PaymentRow) => (id + officers.indexOf(officer)) % officers.length
  return all.toSorted((a, b) => turn(a) - turn(b))
}
