/** Accounts of players that were long unused (rules 8.15): a mail first, then the mark. Money stays where it is. */
import { INACTIVE_NOTICE_DAYS } from '@grandstand/shared-types/accounts/inactive'
import { recordAudit } from '#audit/record_audit'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { oneByOne } from '#core/timing/one_by_one'
import { unusedPlayers, type Narrow, type UnusedPlayer } from '#inactivity/queries/unused_players'
import { writeMail } from '#mail/actions/write_mail'
import { openSites, type CurrentSite } from '#sites/current_site'
import { siteAddress } from '#sites/site_address'

const DAY_MS = 24 * 3_600_000
const NOTICE_MS = INACTIVE_NOTICE_DAYS * DAY_MS
/** A mail of an earlier time, before the account was used or the brand's months changed, does not count. */
const NOTICE_COUNTS_MS = 60 * DAY_MS

type Step = (site: CurrentSite, player: UnusedPlayer, now: number) => Promise<boolean>

/**
 * Writes the mails that are due, and marks the accounts whose time is over. Resolves to the numbers of both; ends early
 * once `isStopped` says so.
 */
export async function followUnused(
  isStopped: () => boolean = () => false
): Promise<{ toldCount: number; markedCount: number }> {
  const counts = { toldCount: 0, markedCount: 0 }
  const now = clock.now()
  for (const site of await openSites()) {
    const { inactiveMonths } = site.settings
    if (inactiveMonths === 0) continue
    const untold: Narrow = (query) =>
      void query.whereNotNull('email').where((never) => {
        void never
          .whereNull('inactive_warned_at')
          .orWhere('inactive_warned_at', '<', now - NOTICE_COUNTS_MS)
      })
    const told: Narrow = (query) =>
      void query.where((either) => {
        void either
          .whereNull('email')
          .orWhereBetween('inactive_warned_at', [now - NOTICE_COUNTS_MS, now - NOTICE_MS])
      })
    const soon = { since: monthsBefore(now + NOTICE_MS, inactiveMonths), narrow: untold, now }
    const over = { since: monthsBefore(now, inactiveMonths), narrow: told, now }
    counts.toldCount += await eachUnused(site, soon, tell, isStopped)
    counts.markedCount += await eachUnused(site, over, mark, isStopped)
  }
  return counts
}

async function eachUnused(
  site: CurrentSite,
  { since, narrow, now }: { since: number; narrow: Narrow; now: number },
  step: Step,
  isStopped: () => boolean
): Promise<number> {
  let count = 0
  for (let afterId = 0; ;) {
    const players = await unusedPlayers(site.id, { since, afterId, narrow })
    const failed = 'an unused account could not be followed'
    count += await oneByOne(players, { failed, isStopped }, (player) => step(site, player, now))
    const last = players.at(-1)
    if (!last || isStopped()) return count
    afterId = Number(last.id)
  }
}

/** False when another server wrote the mail meanwhile. */
const tell: Step = (site, player, now) =>
  inTransaction(async (trx) => {
    const taken: unknown = await trx
      .from('users')
      .where({ id: player.id, inactive_warned_at: player.inactive_warned_at })
      .update({ inactive_warned_at: now })
    if (Number(taken) === 0 || player.email === null) return false
    const { id, username, first_name: firstName, last_name: lastName, language } = player
    await writeMail(trx, site, {
      kind: 'accountUnused',
      to: {
        userId: Number(id),
        address: player.email,
        name: `${firstName} ${lastName}`.trim(),
        language,
      },
      values: {
        username,
        firstName: firstName || username,
        days: String(INACTIVE_NOTICE_DAYS),
        link: siteAddress(site, `/${language}/`),
      },
      usefulUntil: now + NOTICE_MS,
    })
    return true
  })

/** False when the account was used, or marked by another server, meanwhile. */
const mark: Step = (site, player, now) =>
  inTransaction(async (trx) => {
    const taken: unknown = await trx
      .from('users')
      .where({ id: player.id, inactive_warned_at: player.inactive_warned_at })
      .where({ last_login_at: player.last_login_at })
      .whereNull('inactive_at')
      .update({ inactive_at: now, updated_at: now })
    if (Number(taken) === 0) return false
    await recordAudit(trx, {
      siteId: site.id,
      actorId: null,
      action: 'user.inactive',
      subjectType: 'user',
      subjectId: Number(player.id),
      detail: {},
    })
    return true
  })

function monthsBefore(at: number, months: number): number {
  const date = new Date(at)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.getTime()
}
