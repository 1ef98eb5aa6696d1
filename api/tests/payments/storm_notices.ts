/**
 * The notices of a storm: each payment is told 1 to 20 times, in any order, a tenth of the notices forged or sent again after
 * ten minutes. From a seed.
 */
import type { Payment } from '#payments/moving/payment'
import {
  signatureOf,
  SIGNATURE_HEADER,
  TIMESTAMP_HEADER,
} from '#sandbox_gateway/notices/sign_notice'
import type { SandboxState } from '#sandbox_gateway/payment'
import type { generator } from '#tests/support/random'

const MOST_NOTICES = 20
const TEN_MINUTES_MS = 600_000

export type NoticeKind = 'right' | 'forged' | 'replayed'

export interface StormNotice {
  paymentId: number
  kind: NoticeKind
  body: string
}

/** Of each payment at least one right notice says that it is paid. */
export function stormOf(
  payments: readonly Payment[],
  random: ReturnType<typeof generator>
): StormNotice[] {
  const told = payments.flatMap((payment) => [
    noticeOf(payment, 'paid', 'right'),
    ...Array.from({ length: random(MOST_NOTICES) }, () => {
      const state = random(10) < 3 ? 'pending' : 'paid'
      const kind = random(10) > 0 ? 'right' : random(2) === 0 ? 'forged' : 'replayed'
      return noticeOf(payment, state, kind)
    }),
  ])
  const order = told.map((each) => ({ each, place: random(1_000_000) }))
  return order.toSorted((a, b) => a.place - b.place).map(({ each }) => each)
}

function noticeOf(payment: Payment, state: SandboxState, kind: NoticeKind): StormNotice {
  const { id, reference, amountMinor, currency } = payment
  const gatewayReference = `SG${id}`
  const body = JSON.stringify({
    noticeId: `${gatewayReference}-${state}`,
    reference,
    gatewayReference,
    kind: 'deposit',
    state,
    amountMinor,
    currency,
  })
  return { paymentId: id, kind, body }
}

/** The headers of a notice that is sent at `nowMs`; a forged one is signed with another secret. */
export function noticeHeaders(
  { kind, body }: StormNotice,
  secret: string,
  nowMs: number
): Record<string, string> {
  const timestamp = String(nowMs - (kind === 'replayed' ? TEN_MINUTES_MS : 0))
  return {
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(kind === 'forged' ? 'a thief' : secret, timestamp, body),
  }
}
