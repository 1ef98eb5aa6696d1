import db from '@adonisjs/lucid/services/db'
import type { BonusCategory } from '@grandstand/shared-types/bonuses/categories'
import type { GrantState } from '@grandstand/shared-types/bonuses/states'
import type { BonusTerms } from '@grandstand/shared-types/bonuses/terms'
import type { ByLanguage } from '@grandstand/shared-types/languages/by_language'
import type { BonusGrantRow, GrantLogRow } from '@grandstand/shared-types/wire/bonuses/office'
import {
  json,
  number,
  orNull,
  text,
  type FieldsOf,
  type Query,
  type Resource,
} from '#core/lists/resource'
import type { Principal } from '#core/requests/access'

/** The flags of each grant that is or was held, in one text. */
const FLAGS = `left join (select grant_id, group_concat(flag) as flags from bonus_flags group by grant_id)
  as found_flags on found_flags.grant_id = bonus_grants.id`

const fields = {
  id: number('bonus_grants.id'),
  bonusId: number('bonus_grants.bonus_id'),
  bonusTitles: json<ByLanguage>('bonuses.titles'),
  version: number('bonus_grants.version'),
  category: text<BonusCategory>('bonus_grants.category'),
  terms: json<BonusTerms>('bonus_grants.terms'),
  userId: number('bonus_grants.user_id'),
  username: text('users.username'),
  state: text<GrantState>('bonus_grants.state'),
  currency: text('bonus_grants.currency'),
  baseMinor: number('bonus_grants.base'),
  grantedMinor: number('bonus_grants.granted'),
  dueMinor: number('bonus_grants.due'),
  countedMinor: number('bonus_grants.counted'),
  convertedMinor: orNull(number('bonus_grants.converted')),
  owedMinor: number('bonus_grants.owed'),
  givenById: orNull(number('bonus_grants.given_by')),
  givenByName: orNull(text('givers.username')),
  createdAt: number('bonus_grants.created_at'),
  expiresAt: number('bonus_grants.expires_at'),
  endedAt: orNull(number('bonus_grants.ended_at')),
  flags: orNull(text('found_flags.flags')),
} satisfies FieldsOf<BonusGrantRow>

export const grantResource: Resource<typeof fields> = {
  name: 'bonus-grants',
  fields,
  from: (query) =>
    query
      .from('bonus_grants')
      .join('bonuses', 'bonuses.id', 'bonus_grants.bonus_id')
      .join('users', 'users.id', 'bonus_grants.user_id')
      .leftJoin('users as givers', 'givers.id', 'bonus_grants.given_by')
      .joinRaw(FLAGS),
  search: ['users.username'],
  defaultSort: ['id', 'desc'],
  amounts: ['grantedMinor', 'convertedMinor'],
}

export const scopeGrants = (query: Query, { siteId }: Principal): void =>
  void query.where('bonus_grants.site_id', siteId)

const MOST_LOG_ROWS = 500

type LogColumns = Omit<GrantLogRow, 'play'> & {
  playKind: 'coupon' | 'gameRound' | null
  playId: number | null
}

/** The log of a grant, newest first. */
export async function grantLog(grantId: number): Promise<GrantLogRow[]> {
  const rows: LogColumns[] = await db
    .query<LogColumns>()
    .from('bonus_log')
    .leftJoin('users', 'users.id', 'bonus_log.actor_id')
    .where('grant_id', grantId)
    .orderBy('bonus_log.id', 'desc')
    .limit(MOST_LOG_ROWS)
    .select({ kind: 'kind', amountMinor: 'amount', playKind: 'play_kind', playId: 'play_id' })
    .select({ actorName: 'users.username', reason: 'reason', at: 'bonus_log.created_at' })
  return rows.map(({ playKind, playId, ...row }) => ({
    ...row,
    amountMinor: Number(row.amountMinor),
    at: Number(row.at),
    play: playKind === null || playId === null ? null : { kind: playKind, id: Number(playId) },
  }))
}
