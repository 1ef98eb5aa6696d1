/** One row of everything, for tests of all resources and routes. */
import db from '@adonisjs/lucid/services/db'
import { PERMISSIONS } from '@grandstand/shared-types/accounts/user_types'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { moveCredit } from '#dealers/actions/move_credit'
import { recordAudit } from '#audit/record_audit'
import { clock } from '#core/timing/clock'
import { makeMatch, outcomeOf, type TestMatch } from '#tests/support/board'
import { makeBonusRows } from '#tests/support/bonus_rows'
import { makeAffiliateRows } from '#tests/support/affiliate_rows'
import { makeJackpotRows } from '#tests/support/jackpot_rows'
import { makeDealerRows, makePeriod } from '#tests/support/dealer_rows'
import {
  makeGame,
  makeGameCategory,
  makeFinding,
  makeProvider,
  makeRound,
} from '#tests/support/game_rows'
import { makePayment, makePaymentMethod } from '#tests/support/payment_rows'
import { makeSite, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export interface World {
  site: TestSite
  admin: TestUser
  dealer: TestUser
  /** A user beside `dealer`, with every permission. */
  sibling: TestUser
  /** A user without permissions. */
  clerk: TestUser
  /** A user below `dealer`. */
  player: TestUser
  match: TestMatch
  /** Id of a row of each resource; where rows have owners, of the dealer's branch. */
  ids: Record<string, number>
}

export async function makeWorld(): Promise<World> {
  const site = await makeSite()
  const permissions = [...PERMISSIONS]
  const admin = await makeUser({ site, type: 'admin' })
  const dealer = await makeUser({ site, type: 'dealer', permissions })
  const sibling = await makeUser({ site, type: 'dealer', permissions })
  const clerk = await makeUser({ site, type: 'dealer' })
  const subDealer = await makeUser({ site, type: 'dealer', parent: dealer })
  const player = await makeUser({ site, type: 'player', parent: dealer, balanceMinor: 5_000 })
  const match = await makeMatch({ prices: { '1': { '1': 2000, 'X': 3000, '2': 4000 } } })
  await recordAudit(db.connection(), {
    siteId: site.id,
    actorId: player.id,
    action: 'user.create',
    subjectType: 'user',
    subjectId: player.id,
    detail: {},
  })
  await db.table('results').insert({
    match_id: match.id,
    revision: 1,
    facts: '{}',
    source: 'test',
    created_at: clock.now(),
    settled_at: clock.now(),
  })
  await db.table('live_matches').insert({
    match_id: match.id,
    producer: 'test',
    state: '{}',
    feed_order: '{"fields":{},"stops":{}}',
    updated_at: clock.now(),
  })
  const [feedErrorId = 0]: number[] = await db.table('feed_errors').insert({
    producer: 'test',
    reason: 'test',
    detail: '',
    created_at: clock.now(),
  })
  // Its own sport and market type: all tests share the others.
  const ownId = 1_000_000 + player.id
  const own = { id: ownId, key: `own${ownId}`, names: '{"tr":"Ad","en":"Name"}' }
  await db.table('sports').insert({ ...own, name: 'Own' })
  await db.table('market_types').insert({ ...own, group: 'other' })
  await db.table('bet_limits').insert({
    site_id: site.id,
    scope: 'sport',
    scope_id: ownId,
    limits: '{"minStakeMinor":0,"maxStakeMinor":0,"maxPayoutMinor":0,"minSelections":0}',
    updated_at: clock.now(),
  })
  await db.table('offer_layers').insert({
    site_id: site.id,
    scope: 'sport',
    scope_id: ownId,
    is_hidden: true,
    is_suspended: false,
    created_at: clock.now(),
    updated_at: clock.now(),
  })
  await db.table('exposure_limits').insert({
    site_id: site.id,
    scope: 'match',
    scope_id: ownId,
    currency: 'TRY',
    worst_payout: 1_000_000,
    updated_at: clock.now(),
  })
  await db.table('approval_rules').insert({
    site_id: site.id,
    user_id: 0,
    currency: 'EUR',
    stake_above: 1_000_000,
    payout_above: 0,
    wait_seconds: 30,
    updated_at: clock.now(),
  })
  const [roleId = 0]: number[] = await db.table('roles').insert({
    site_id: site.id,
    name: 'Own',
    user_type: 'dealer',
    permissions: '["users.view"]',
    created_at: clock.now(),
    updated_at: clock.now(),
  })
  await db.table('pending_decisions').insert({
    site_id: site.id,
    kind: 'resultEnter',
    subject_id: match.id,
    ordered: '{}',
    amounts: '[]',
    asked_by: admin.id,
    asked_at: clock.now(),
    state: 'approved',
  })
  const entry = await db
    .from('ledger_entries')
    .join('ledger_accounts', 'ledger_accounts.id', 'ledger_entries.account_id')
    .where('ledger_accounts.user_id', player.id)
    .select('ledger_entries.id as id', 'account_id', 'transfer_id')
    .firstOrFail()
  const idOf = async (table: string, where: Record<string, number>) =>
    Number((await db.from(table).where(where).select('id').firstOrFail()).id)
  const adminRow = await User.findOrFail(admin.id)
  const { body: credit } = await moveCredit(
    player.id,
    { direction: 'send', amountMinor: 100 },
    { principal: await principalOf(adminRow), ip: '', idempotencyKey: 'world' }
  )
  const dealerRows = await makeDealerRows(dealer, await makePeriod(site.id))
  const [planId = 0]: number[] = await db
    .table('commission_plans')
    .insert({ site_id: site.id, name: 'Own', created_at: clock.now() })
  const methodRows = await makePaymentMethod(site.id)
  const providerId = await makeProvider(site.id)
  const gameId = await makeGame(site.id, providerId)
  const ids = {
    'game-providers': providerId,
    'game-categories': await makeGameCategory(site.id),
    'provider-games': gameId,
    'games': gameId,
    'game-findings': await makeFinding(site.id, providerId),
    'game-rounds': await makeRound(player, { provider_id: providerId, game_id: gameId }),
    ...(await makeBonusRows(player)),
    ...(await makeJackpotRows(player)),
    ...dealerRows,
    ...(await makeAffiliateRows(player)),
    ...methodRows,
    'payments': await makePayment(player, methodRows['payment-methods']),
    'commission-plans': planId,
    'sites': site.id,
    'users': player.id,
    'dealers': subDealer.id,
    'roles': roleId,
    'audit-log': await idOf('audit_log', { actor_id: player.id }),
    'ledger-accounts': Number(entry.account_id),
    'credit-slips': credit.transferId,
    'ledger-transfers': Number(entry.transfer_id),
    'ledger-entries': Number(entry.id),
    'sports': ownId,
    'categories': match.categoryId,
    'tournaments': match.tournamentId,
    'teams': Number((await db.from('teams').where('name', match.home).firstOrFail()).id),
    'market-types': ownId,
    'matches': match.id,
    'live-matches': match.id,
    'feed': feedErrorId,
    'bet-limits': await idOf('bet_limits', { site_id: site.id }),
    'offer-layers': await idOf('offer_layers', { site_id: site.id }),
    'approval-rules': await idOf('approval_rules', { site_id: site.id }),
    'exposure-limits': await idOf('exposure_limits', { site_id: site.id }),
    'markets': await idOf('markets', { match_id: match.id }),
    'outcomes': outcomeOf(match, '1', '1'),
    'decisions': await idOf('pending_decisions', { site_id: site.id }),
    'own-orders': await idOf('pending_decisions', { site_id: site.id }),
    'results': await idOf('results', { match_id: match.id }),
  }
  return { site, admin, dealer, sibling, clerk, player, match, ids }
}
