/**
 * The adapter of the sandbox gateway, and the example for a new one (docs/payments.md). Settings: `apiUrl` (by default the
 * sandbox of this server), `faults` (names with commas). Secrets: `key` of the merchant, `secret` that signs notices.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '#core/errors/app_error'
import type {
  Gateway,
  GatewayAnswer,
  GatewayPayment,
  GatewayReport,
  GatewaySetup,
  RawNotice,
} from '#payments/gateways/gateway'
import {
  askSandbox,
  fieldOf,
  isSandboxHere,
  reportFrom,
  SANDBOX_SERVER,
  textOf,
} from '#payments/gateways/sandbox_answers'

/** A notice whose time is further away than this is old, or was sent before and is sent again by a thief. */
const NOTICE_AGE_MS = 5 * 60_000
const STATEMENT_BYTES = 32 * 1_024 * 1_024

async function order(payment: GatewayPayment, setup: GatewaySetup): Promise<GatewayAnswer> {
  const faults = setup.settings['faults']?.split(',').filter((fault) => fault !== '')
  const { status, body } = await askSandbox(setup, 'payments', {
    body: {
      reference: payment.reference,
      kind: payment.direction === 'deposit' ? 'deposit' : 'payout',
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      language: payment.language,
      noticeUrl: payment.noticeUrl,
      returnUrl: payment.returnUrl,
      ...(faults && { faults }),
    },
  })
  // the sandbox has refused the order, so that there is no payment
  if (status >= 400) throw new AppError('gatewayFailed')
  const { gatewayReference, state } = reportFrom(body)
  if (state === 'returned') throw new Error('a new payment cannot be returned')
  const page = fieldOf(body, 'pageUrl')
  if (typeof page !== 'string') return { state, gatewayReference }
  const url = isSandboxHere(setup) ? new URL(new URL(page).pathname, payment.returnUrl).href : page
  return { state, gatewayReference, url }
}

function readNotice(raw: RawNotice, { secrets }: GatewaySetup, nowMs: number) {
  const timestamp = raw.header('x-sandbox-timestamp') ?? ''
  const text = raw.body.toString('utf8')
  const secret = secrets['secret'] ?? ''
  const expected = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest()
  const sent = Buffer.from(raw.header('x-sandbox-signature') ?? '', 'hex')
  // without a secret anybody could sign
  const isSigned = secret !== '' && sent.length === expected.length
  if (!isSigned || !timingSafeEqual(sent, expected)) throw new AppError('noticeForged')
  if (!(Math.abs(nowMs - Number(timestamp)) <= NOTICE_AGE_MS)) throw new AppError('noticeOld')
  const body: unknown = JSON.parse(text)
  return { ...reportFrom(body), noticeKey: textOf(body, 'noticeId') }
}

async function ask(
  { reference }: { reference: string },
  setup: GatewaySetup
): Promise<GatewayReport | null> {
  const { status, body } = await askSandbox(setup, `payments/${reference}`)
  if (status === 404) return null
  if (status !== 200) throw new Error(`the sandbox answered ${status}`)
  return reportFrom(body)
}

async function statement(fromMs: number, toMs: number, setup: GatewaySetup) {
  const path = `statement?from=${fromMs}&to=${toMs}`
  const { status, body } = await askSandbox(setup, path, { mostBytes: STATEMENT_BYTES })
  if (status !== 200 || !Array.isArray(body)) throw new Error(`the sandbox answered ${status}`)
  return body.map(reportFrom)
}

export const sandbox: Gateway = {
  name: 'sandbox',
  server: SANDBOX_SERVER,
  isHere: isSandboxHere,
  begin: order,
  payOut: order,
  readNotice,
  ask,
  statement,
}
