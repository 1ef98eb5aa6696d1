/** The way in of the gateways' notices. */
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { found } from '#core/errors/app_error'
import { readBytes } from '#core/http/read_bytes'
import { operation } from '#core/operations/operation'
import { reply } from '#core/operations/reply'
import { methodsOf } from '#payments/methods/method'
import { receiveNotice, type Verdict } from '#payments/notices/receive_notice'

const MOST_BYTES = 64 * 1024

export const paymentNotice = operation({
  method: 'POST',
  path: '/v1/payment-notices/:methodId',
  does: "Follows a notice of a method's gateway about a payment.",
  who: 'machine',
  withoutCsrf: true,
  answers: reply<{ verdict: Verdict }>(),
  errors: ['notFound', 'noticeForged', 'noticeOld', 'gatewayUnknown'],
  notes: { in: 'The signed body of the gateway, of any media type, at most 64 KB.' },
  async handle({ ctx, params, ip }) {
    const row = await db
      .query<{ siteId: number }>()
      .from('payment_methods')
      .where('id', params.methodId)
      .select({ siteId: 'site_id' })
      .first()
    const siteId = Number(found(row).siteId)
    const [method] = await methodsOf(db.connection(), siteId, { id: params.methodId })
    const body = await bytesOf(ctx)
    const header = (name: string) => ctx.request.header(name)
    return { verdict: await receiveNotice({ method: found(method), siteId, ip }, { body, header }) }
  },
})

/** The bytes as they were signed. The body parser has read JSON already, and keeps its text. */
async function bytesOf({ request }: HttpContext): Promise<Buffer> {
  const text = request.raw()
  return text === null ? readBytes(request.request, MOST_BYTES) : Buffer.from(text)
}
