/**
 * Finds people by the beginning of their username, coupons by the beginning of their code or by their number, and the
 * coupon of a paper by its bar code: each by an index, within what the principal sees.
 */
import { plainCode, plainTyped } from '@grandstand/shared-types/core/typed_text'
import { siteEnding } from '@grandstand/shared-types/coupons/model/ticket_code'
import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { FoundCoupon, FoundPerson, SearchAnswer } from '@grandstand/shared-types/wire/search'
import { dialect } from '#core/dialect/current'
import { scopeToPrincipal, type Principal } from '#core/requests/access'
import { paperOf } from '#printing/ticket_signature'

/** Rows of each kind. */
const MOST = 6

/** Usernames and codes are letters and digits; a longer number cannot be the id of a coupon. */
const WORD = /^[a-z0-9]+$/i
const NUMBER = /^[1-9]\d{0,14}$/

const NOTHING: SearchAnswer = { players: [], dealers: [], coupons: [], tickets: [] }

/** The first few of each kind that the principal may read. */
export async function search(principal: Principal, typed: string): Promise<SearchAnswer> {
  const text = plainTyped(typed)
  const found = { ...NOTHING }
  if (principal.permissions.has('users.view') && WORD.test(text)) {
    found.players = await people(principal, text, true)
    found.dealers = await people(principal, text, false)
  }
  if (principal.permissions.has('coupons.view')) {
    const paper = paperOf(text)
    if (paper && paper !== 'forged' && paper.siteEnding === siteEnding(principal.siteId)) {
      found.tickets = await coupons(principal, (query) => query.where('coupons.id', paper.couponId))
    } else if (WORD.test(text)) found.coupons = await couponsLike(principal, text)
  }
  return found
}

async function people(
  principal: Principal,
  text: string,
  arePlayers: boolean
): Promise<FoundPerson[]> {
  const query = db.query<FoundPerson>().from('users')
  scopeToPrincipal(query, principal)
  dialect().whereBegins(query, 'users.username_key', text.toLowerCase())
  if (arePlayers) query.where('users.type', 'player')
  else query.whereNot('users.type', 'player')
  const rows: FoundPerson[] = await query.orderBy('users.username_key').limit(MOST).select({
    id: 'users.id',
    username: 'users.username',
    firstName: 'users.first_name',
    lastName: 'users.last_name',
    type: 'users.type',
    status: 'users.status',
  })
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** The coupon with this id comes first. */
async function couponsLike(principal: Principal, text: string): Promise<FoundCoupon[]> {
  const numbered = NUMBER.test(text)
    ? await coupons(principal, (query) => query.where('coupons.id', Number(text)))
    : []
  const coded = await coupons(principal, (query) =>
    dialect().whereBegins(query, 'coupons.code', plainCode(text))
  )
  return [...numbered, ...coded.filter(({ id }) => id !== numbered[0]?.id)].slice(0, MOST)
}

async function coupons(
  principal: Principal,
  narrow: (query: DatabaseQueryBuilderContract<FoundCoupon>) => unknown
): Promise<FoundCoupon[]> {
  const query = db.query<FoundCoupon>().from('coupons').join('users', 'users.id', 'coupons.user_id')
  scopeToPrincipal(query, principal)
  narrow(query)
  const rows: FoundCoupon[] = await query.orderBy('coupons.code').limit(MOST).select({
    id: 'coupons.id',
    code: 'coupons.code',
    username: 'users.username',
    status: 'coupons.status',
    totalStakeMinor: 'coupons.total_stake',
    currency: 'coupons.currency',
    placedAt: 'coupons.placed_at',
  })
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    totalStakeMinor: Number(row.totalStakeMinor),
    placedAt: Number(row.placedAt),
  }))
}
