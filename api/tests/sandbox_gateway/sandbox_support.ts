import { randomUUID } from 'node:crypto'
import type { SandboxReport } from '#sandbox_gateway/payment'
import { merchantKey } from '#sandbox_gateway/merchants/merchant_keys'
import { sendNotices } from '#sandbox_gateway/notices/send_notices'
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#sandbox_gateway/notices/sign_notice'
import type { SandboxAnswer } from '#sandbox_gateway/operations/payments'
import { ApiSession } from '#tests/support/client'

export const MERCHANT = 'spec'
const session = new ApiSession()

/** The headers of a merchant. */
export const asMerchant = (merchant = MERCHANT) => ({
  authorization: `Bearer ${merchantKey(merchant)}`,
})

/** An order of a payment of 12,50; `reference` is new each time. */
export const orderOf = (more: object = {}) => ({
  reference: randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase(),
  kind: 'deposit',
  amountMinor: 1_250,
  currency: 'TRY',
  language: 'tr',
  noticeUrl: 'http://shop.test/v1/notices',
  returnUrl: 'http://shop.test/tr/deposit',
  ...more,
})

export const create = (order: object) =>
  session.send<SandboxAnswer>('POST', '/sandbox-gateway/v1/payments', order, asMerchant())

export const read = (path: string, merchant = MERCHANT) =>
  session.send<unknown>('GET', `/sandbox-gateway/v1/${path}`, undefined, asMerchant(merchant))

/** Opens the hosted page; with fields, sends its form. */
export const openPage = ({ pageUrl }: { pageUrl: string | null }, fields?: [string, string][]) =>
  session.send<string>(
    fields ? 'POST' : 'GET',
    new URL(pageUrl ?? '').pathname,
    fields && new URLSearchParams(fields).toString(),
    { 'content-type': 'application/x-www-form-urlencoded' }
  )

export interface Received extends SandboxReport {
  noticeId: string
  /** The body as it came, and its headers. */
  body: string
  timestamp: string
  signature: string
}

/** Sends the notices that are due and resolves to those about `reference`; `takes` is the receiver's answer. */
export async function received(reference: string, takes = true): Promise<Received[]> {
  const all: Received[] = []
  await sendNotices(undefined, async (_url, body, headers) => {
    const notice: Omit<Received, 'body'> = JSON.parse(body)
    const [timestamp = '', signature = ''] = [headers[TIMESTAMP_HEADER], headers[SIGNATURE_HEADER]]
    if (notice.reference === reference) all.push({ ...notice, body, timestamp, signature })
    return takes
  })
  return all
}
