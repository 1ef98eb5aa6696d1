/** Players who share something with the owner of a bonus and had a bonus themselves (rules 15.11). */
import type { BonusFlag } from '@grandstand/shared-types/bonuses/flags'
import { folded } from '@grandstand/shared-types/core/folded'
import type { Reader } from '#core/database/transactions'
import type { Grant } from '#bonuses/grants/grant'

const DAY_MS = 86_400_000
/** How long before it a bonus of another player still counts. */
const LOOKED_BACK_MS = 90 * DAY_MS
const KEYS = ['identity_key', 'email_key', 'phone_key'] as const

export type Link = Extract<
  BonusFlag,
  'sameDevice' | 'sameAddress' | 'samePaymentAccount' | 'sameIdentity'
>

export interface LinkedPlayer {
  id: number
  siteId: number
}

interface Person extends LinkedPlayer {
  firstName: string
  lastName: string
  birthDate: string | null
  identity_key: string | null
  email_key: string | null
  phone_key: string | null
}

/** By what they share, in ascending order of their ids. */
export async function linkedPlayers(
  from: Reader,
  grant: Pick<Grant, 'userId' | 'createdAt'>
): Promise<Record<Link, LinkedPlayer[]>> {
  const { userId, createdAt } = grant
  const since = createdAt - LOOKED_BACK_MS
  const withBonus = async (ids: readonly number[]): Promise<LinkedPlayer[]> => {
    const others = [...new Set(ids.map(Number))].filter((id) => id !== userId)
    if (others.length === 0) return []
    const rows = await from
      .query<LinkedPlayer>()
      .from('bonus_grants')
      .whereIn('user_id', others)
      .whereNot('state', 'cancelled')
      .where('created_at', '>=', since)
      .distinct('user_id as id', 'site_id as siteId')
      .orderBy('user_id')
    return rows.map(({ id, siteId }) => ({ id: Number(id), siteId: Number(siteId) }))
  }
  return {
    sameDevice: await withBonus(await ofSessions(from, 'device_hash', userId, since)),
    sameAddress: await withBonus(await ofSessions(from, 'ip', userId, since)),
    samePaymentAccount: await withBonus(await ofPayments(from, userId)),
    sameIdentity: await withBonus(await ofIdentity(from, userId)),
  }
}

async function ofSessions(
  from: Reader,
  column: 'device_hash' | 'ip',
  userId: number,
  since: number
): Promise<number[]> {
  const own = from
    .query()
    .from('user_sessions')
    .where('user_id', userId)
    .where('created_at', '>=', since)
    .whereNotNull(column)
    .whereNot(column, '')
    .distinct(column)
  const values = (await own).map((row) => row[column])
  const rows = await from
    .query<{ id: number }>()
    .from('user_sessions')
    .whereIn(column, values)
    .where('created_at', '>=', since)
    .distinct('user_id as id')
  return rows.map(({ id }) => id)
}

async function ofPayments(from: Reader, userId: number): Promise<number[]> {
  const rows = await from
    .query<{ id: number }>()
    .from('payments as own')
    .join('payments as other', 'other.target_hash', 'own.target_hash')
    .where('own.user_id', userId)
    .whereNotNull('own.target_hash')
    .distinct('other.user_id as id')
  return rows.map(({ id }) => id)
}

/** By number, address or telephone at any brand; by name and day of birth at the own one. */
async function ofIdentity(from: Reader, userId: number): Promise<number[]> {
  const people = () =>
    from
      .query<Person>()
      .from('users')
      .select('identity_key', 'email_key', 'phone_key')
      .select({ id: 'id', siteId: 'site_id', firstName: 'first_name', lastName: 'last_name' })
      .select({ birthDate: 'birth_date' })
  const [own] = await people().where('id', userId)
  if (!own) return []
  // each index begins with the brand
  const siteIds = (await from.query<{ id: number }>().from('sites').select('id')).map(
    ({ id }) => id
  )
  const found: Person[] = []
  for (const key of KEYS) {
    if (own[key]) found.push(...(await people().whereIn('site_id', siteIds).where(key, own[key])))
  }
  if (own.birthDate) {
    const born = await people().where({ site_id: own.siteId, birth_date: own.birthDate })
    found.push(...born.filter((other) => nameOf(other) === nameOf(own)))
  }
  return found.map(({ id }) => id)
}

const nameOf = ({ firstName, lastName }: Person): string =>
  `${folded(firstName)}\n${folded(lastName)}`
