/** The way in of the gateways' notices. */
import { brandAway } from '#core/database/brands_here'
import { readBytes } from '#core/http/read_bytes'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { noticedMethod } from '#payments/methods/noticed_method'
import type { Verdict } from '#payments/notices/notice_row'
import { receiveNotice } from '#payments/notices/receive_notice'

const MOST_BYTES = 64 * 1024

export const paymentNotice = operation({
  method: 'POST',
  path: '/v1/payment-notices/:methodId',
  does: "Follows a notice of a method's gateway about a payment.",
  who: 'machine',
  withoutCsrf: true,
  readsBytes: MOST_BYTES,
  answers: reply<{ verdict: Verdict }>(),
  errors: [
    'notFound',
    'noticeForged',
    'noticeOld',
    'callUnreadable',
    'gatewayUnknown',
    'gatewayFailed',
    'plannedMaintenance',
  ],
  notes: { in: 'The signed body of the gateway, of any media type, at most 64 KB.' },
  async handle({ ctx, params, ip }) {
    const { method, siteId, isAway } = await noticedMethod(params.methodId)
    // the gateway repeats it where the brand is then
    if (isAway) throw brandAway()
    const body = await readBytes(ctx.request.request, MOST_BYTES)
    const header = (name: string) => ctx.request.header(name)
    return { verdict: await receiveNotice({ method, siteId, ip }, { body, header }) }
  },
})
