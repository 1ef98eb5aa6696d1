/** A bonus whose wagering is met becomes cash, or is held while a flag stands against it (rules 15.6, 15.11). */
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { flagsOf, type FoundFlag } from '#bonuses/flags/find_flags'
import type { BonusBooks } from '#bonuses/grants/bonus_books'
import { endGrant } from '#bonuses/grants/end_grant'
import type { Grant } from '#bonuses/grants/grant'
import { logGrants } from '#bonuses/grants/log'
import { heldIn } from '#bonuses/grants/pocket_accounts'
import { userAccounts } from '#ledger/accounts'
import { settingsIn } from '#sites/queries/settings_in'

/** The owner's accounts must be locked. Resolves to the grant afterwards. */
export async function meetGrant(trx: Trx, grant: Grant, books: BonusBooks): Promise<Grant> {
  const { heldBonusFlags } = await settingsIn(trx, grant.siteId)
  const flags = await flagsOf(trx, grant, heldBonusFlags)
  return flags.length === 0 ? endGrant(trx, grant, 'met', books) : hold(trx, grant, flags)
}

/** What the pocket holds stays there; it pays for nothing more, and does not expire. */
async function hold(trx: Trx, grant: Grant, flags: readonly FoundFlag[]): Promise<Grant> {
  const now = clock.now()
  await trx
    .insertQuery()
    .table('bonus_flags')
    .multiInsert(
      flags.map(({ flag, detail }) => ({
        grant_id: grant.id,
        flag,
        detail: JSON.stringify(detail),
        created_at: now,
      }))
    )
  await trx.from('bonus_grants').where('id', grant.id).update({ state: 'held' })
  const accounts = (await userAccounts([grant.userId], { trx })).get(grant.userId) ?? []
  const amountMinor = grant.pocket === null ? 0 : heldIn(accounts, grant.pocket)
  await logGrants(trx, [{ grantId: grant.id, kind: 'held', amountMinor }])
  return { ...grant, state: 'held' }
}
