/** The method at whose address a notice arrives: kept for seconds, because a gateway sends many notices at once. */
import db from '@adonisjs/lucid/services/db'
import { found } from '#core/errors/app_error'
import { BriefCache } from '#core/timing/brief_cache'
import { methodsOf, type PaymentMethod } from '#payments/methods/method'

const KEPT_MS = 5_000
const MOST_KEPT = 500

interface NoticedMethod {
  siteId: number
  method: PaymentMethod
}

const kept = new BriefCache<number, NoticedMethod>(KEPT_MS, MOST_KEPT)

/** Throws 404 `notFound`. */
export async function noticedMethod(id: number): Promise<NoticedMethod> {
  const known = kept.get(id)
  if (known) return known
  const keep = kept.reading()
  const row = await db
    .query<{ siteId: number }>()
    .from('payment_methods')
    .where('id', id)
    .select({ siteId: 'site_id' })
    .first()
  const siteId = Number(found(row).siteId)
  const [method] = await methodsOf(db.connection(), siteId, { id })
  const noticed = { siteId, method: found(method) }
  keep(id, noticed)
  return noticed
}

/** Call it after a method has changed. */
export const forgetNoticedMethods = (): void => kept.forget()
