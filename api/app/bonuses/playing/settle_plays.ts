/** Counts plays of grants, and ends the grants that are met or lost by them (rules 15.5, 15.6). */
import { countOf, type PlayEnd } from '@grandstand/shared-types/bonuses/counting'
import type { Share } from '@grandstand/shared-types/games/wallet/split_by_share'
import type { Trx } from '#core/database/transactions'
import { updateRows } from '#core/database/update_rows'
import type { BonusBooks } from '#bonuses/grants/bonus_books'
import { meetGrant } from '#bonuses/flags/meet_grant'
import { endGrant } from '#bonuses/grants/end_grant'
import type { Grant } from '#bonuses/grants/grant'
import { logGrants, type LogEntry } from '#bonuses/grants/log'
import { heldIn } from '#bonuses/grants/pocket_accounts'
import { FREE_BET, settleToken } from '#bonuses/playing/free_bets'
import type { FollowedPlays, StoredPlay } from '#bonuses/playing/followed_plays'
import { userAccounts } from '#ledger/accounts'

/** How far a play has come. */
export interface PlayNews {
  play: StoredPlay
  end: PlayEnd
  /** The bonus' part of the payout in force. */
  wonMinor: number
  /** Of a round, whose stake changes; as stored when missing. */
  paid?: { paidBy: readonly Share[]; stakeMinor: number }
}

const PLAY_COLUMNS = {
  paid_by: 'text',
  stake: 'integer',
  end: 'text',
  counted: 'integer',
  won: 'integer',
} as const

/** Call it after the money of the plays is posted; `booksOf` gives the books of a grant. */
export async function settlePlays(
  trx: Trx,
  { grants }: Pick<FollowedPlays, 'grants'>,
  news: readonly PlayNews[],
  booksOf: (grant: Grant) => BonusBooks
): Promise<void> {
  const log: LogEntry[] = []
  const counted = new Map<number, number>()
  const rows = news.map(({ play, end, wonMinor, paid }) => {
    const stakeMinor = paid?.stakeMinor ?? play.stakeMinor
    const isRunning = grants.get(play.grantId)?.state === 'running'
    const due = countOf({ ...play, stakeMinor, end }).countedMinor
    const countedMinor = isRunning ? due : play.countedMinor
    const difference = countedMinor - play.countedMinor
    if (difference !== 0) {
      counted.set(play.grantId, (counted.get(play.grantId) ?? 0) + difference)
      log.push({
        grantId: play.grantId,
        kind: difference > 0 ? 'counted' : 'uncounted',
        amountMinor: difference,
        play: { kind: play.kind, id: play.playId },
      })
    }
    return {
      id: play.id,
      paid_by: JSON.stringify(paid?.paidBy ?? play.paidBy),
      stake: stakeMinor,
      end,
      counted: countedMinor,
      won: wonMinor,
    }
  })
  await updateRows(trx, 'bonus_plays', PLAY_COLUMNS, rows)
  await logGrants(trx, log)
  for (const { play, end, wonMinor } of news) {
    const grant = grants.get(play.grantId)
    if (grant && play.pocket === FREE_BET) await settleToken(trx, grant, play, { end, wonMinor })
  }
  for (const grant of [...grants.values()].sort((a, b) => a.id - b.id)) {
    const countedMinor = grant.countedMinor + (counted.get(grant.id) ?? 0)
    await trx
      .from('bonus_grants')
      .where('id', grant.id)
      .update({ counted: countedMinor, owed: grant.owedMinor })
    await endIfDue(trx, { ...grant, countedMinor }, booksOf(grant))
  }
}

/** A grant is met before it is lost: what its pocket holds is then cash. */
async function endIfDue(trx: Trx, grant: Grant, books: BonusBooks): Promise<void> {
  if (grant.state !== 'running' || grant.pocket === null) return
  if (grant.countedMinor >= grant.dueMinor) {
    await meetGrant(trx, grant, books)
    return
  }
  const accounts = (await userAccounts([grant.userId], { trx })).get(grant.userId) ?? []
  if (heldIn(accounts, grant.pocket) > 0) return
  const open = await trx
    .from('bonus_plays')
    .where({ grant_id: grant.id, end: 'open' })
    .select('id')
    .first()
  if (!open) await endGrant(trx, grant, 'lost', books)
}
