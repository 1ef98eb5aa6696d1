import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { STAKED_KINDS } from '#protection/queries/played_kinds'

export interface UnusedPlayer {
  id: number
  username: string
  first_name: string
  last_name: string
  email: string | null
  language: string
  last_login_at: number | null
  inactive_warned_at: number | null
}

export type Narrow = (query: DatabaseQueryBuilderContract<UnusedPlayer>) => void

const AT_A_TIME = 100

/**
 * Players of a brand who neither signed in nor bet since `since` (epoch milliseconds), nor opened their account since,
 * and who do not count as inactive yet; a hundred at most, by number after `afterId`. `narrow` names the wanted ones.
 */
export async function unusedPlayers(
  siteId: number,
  { since, afterId, narrow }: { since: number; afterId: number; narrow: Narrow }
): Promise<UnusedPlayer[]> {
  const query = db
    .query<UnusedPlayer>()
    .from('users')
    .where({ site_id: siteId, type: 'player', status: 1, awaits_activation: false })
    .where('id', '>', afterId)
    .whereNull('inactive_at')
    .where('created_at', '<', since)
    .where((either) => void either.whereNull('last_login_at').orWhere('last_login_at', '<', since))
    .whereNotExists((bets) => {
      void bets
        .from('ledger_accounts as a')
        .join('ledger_entries as e', 'e.account_id', 'a.id')
        .join('ledger_transfers as t', 't.id', 'e.transfer_id')
        .whereColumn('a.user_id', 'users.id')
        .where('t.created_at', '>=', since)
        .whereIn('t.kind', [...STAKED_KINDS])
        .select('t.id')
    })
  narrow(query)
  return query
    .orderBy('id')
    .limit(AT_A_TIME)
    .select(
      'id',
      'username',
      'first_name',
      'last_name',
      'email',
      'language',
      'last_login_at',
      'inactive_warned_at'
    )
}
