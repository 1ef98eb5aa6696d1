/** A grant as it is stored. Amounts in minor units. */
import type { BonusCategory, BonusPocket } from '@grandstand/shared-types/bonuses/categories'
import type { GrantState } from '@grandstand/shared-types/bonuses/states'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { Reader } from '#core/database/transactions'

export interface Grant {
  id: number
  siteId: number
  userId: number
  bonusId: number
  category: BonusCategory
  /** Null for a free bet. */
  pocket: BonusPocket | null
  terms: BonusTerms
  currency: string
  state: GrantState
  grantedMinor: number
  dueMinor: number
  countedMinor: number
  convertedMinor: number | null
  owedMinor: number
  hasToken: boolean
  createdAt: number
  expiresAt: number
  endedAt: number | null
}

type Columns = Omit<Grant, 'terms' | 'hasToken'> & { terms: string; hasToken: boolean | number }

const select = (from: Reader) =>
  from.query<Columns>().from('bonus_grants').select({
    id: 'id',
    siteId: 'site_id',
    userId: 'user_id',
    bonusId: 'bonus_id',
    category: 'category',
    pocket: 'pocket',
    terms: 'terms',
    currency: 'currency',
    state: 'state',
    grantedMinor: 'granted',
    dueMinor: 'due',
    countedMinor: 'counted',
    convertedMinor: 'converted',
    owedMinor: 'owed',
    hasToken: 'has_token',
    createdAt: 'created_at',
    expiresAt: 'expires_at',
    endedAt: 'ended_at',
  })

/** The grants that `narrow` leaves. Where money depends on them, their owners' accounts must be locked. */
export async function grantsWhere(
  from: Reader,
  narrow: (query: ReturnType<typeof select>) => unknown
): Promise<Grant[]> {
  const query = select(from)
  narrow(query)
  const rows: Columns[] = await query
  return rows.map((row) => ({
    ...row,
    id: Number(row.id),
    siteId: Number(row.siteId),
    userId: Number(row.userId),
    bonusId: Number(row.bonusId),
    terms: JSON.parse(row.terms),
    grantedMinor: Number(row.grantedMinor),
    dueMinor: Number(row.dueMinor),
    countedMinor: Number(row.countedMinor),
    convertedMinor: row.convertedMinor === null ? null : Number(row.convertedMinor),
    owedMinor: Number(row.owedMinor),
    hasToken: Boolean(row.hasToken),
    createdAt: Number(row.createdAt),
    expiresAt: Number(row.expiresAt),
    endedAt: row.endedAt === null ? null : Number(row.endedAt),
  }))
}
