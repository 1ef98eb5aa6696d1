/** The method at whose address a notice arrives: kept for seconds, because a gateway sends many notices at once. */
import db from '@adonisjs/lucid/services/db'
import { BRAND_PLACE } from '#core/database/brands_here'
import { found } from '#core/errors/app_error'
import { BriefCache } from '#core/timing/brief_cache'
import { methodsOf, type PaymentMethod } from '#payments/methods/method'

const KEPT_MS = 5_000
const MOST_KEPT = 500

interface NoticedMethod {
  siteId: number
  method: PaymentMethod
  /** Its brand is in another database, or on the way. */
  isAway: boolean
}

const kept = new BriefCache<number, NoticedMethod>(KEPT_MS, MOST_KEPT)

/** Throws 404 `notFound`. */
export async function noticedMethod(id: number): Promise<NoticedMethod> {
  const known = kept.get(id)
  if (known) return known
  const keep = kept.reading()
  const row = await db
    .query<{ siteId: number; place: number }>()
    .from('payment_methods as m')
    .join('sites as s', 's.id', 'm.site_id')
    .where('m.id', id)
    .select({ siteId: 'm.site_id', place: 's.status' })
    .first()
  const { siteId, place } = found(row)
  const [method] = await methodsOf(db.connection(), siteId, { id })
  const noticed = { siteId, method: found(method), isAway: place !== BRAND_PLACE.here }
  keep(id, noticed)
  return noticed
}

/** Call it after a method has changed. */
export const forgetNoticedMethods = (): void => kept.forget()
