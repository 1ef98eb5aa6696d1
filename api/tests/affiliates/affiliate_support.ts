/** A brand with affiliates, daily periods, and players whom affiliates bring. */
import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import type { AffiliateRow } from '@grandstand/shared-types/wire/affiliates/affiliates'
import type { OwnAffiliate } from '@grandstand/shared-types/wire/affiliates/own'
import type { AffiliateStatementRow } from '@grandstand/shared-types/wire/affiliates/statements'
import { DEFAULT_FLAGS } from '@grandstand/shared-types/sites/flags'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { must } from '#core/errors/must'
import { inTransaction } from '#core/database/transactions'
import { drawUpPeriods } from '#affiliates/actions/draw_up'
import { joinReferrals } from '#affiliates/actions/join_referrals'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferId } from '#ledger/post'
import type { SiteSettingsData } from '#sites/settings'
import type { PlayedOn } from '#tests/affiliates/play_rows'
import { dailySite, endDay, ZONE } from '#tests/statements/statement_support'
import { signInAs, type ApiSession } from '#tests/support/client'
import { accountIdOf, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export interface AffiliateBrand {
  site: TestSite
  admin: TestUser
  staff: ApiSession
}

/** A brand whose affiliate status is on. */
export async function affiliateBrand(
  settings: Partial<SiteSettingsData> = {}
): Promise<AffiliateBrand> {
  const flags = { ...DEFAULT_FLAGS, affiliateStatus: true }
  const brand = await dailySite({ flags, ...settings })
  return { ...brand, staff: await signInAs(brand.site, brand.admin) }
}

/** A player whose account was opened on the web, with an address and a device of their own. */
export async function onlinePlayer(
  { site }: Pick<AffiliateBrand, 'site'>,
  options: {
    currency?: string
    affiliateCode?: string
    promotionCode?: string
    balanceMinor?: number
  } = {}
): Promise<TestUser> {
  const { affiliateCode = null, promotionCode = null, ...rest } = options
  const user = await makeUser({ site, type: 'player', ...rest })
  await db
    .from('users')
    .where('id', user.id)
    .update({ is_online: true, affiliate_code: affiliateCode, promotion_code: promotionCode })
  await fromElsewhere(user)
  return user
}

/** Gives a user a session of an own address and device. */
export async function fromElsewhere(
  { id }: Pick<TestUser, 'id'>,
  from: { ip?: string; deviceHash?: string } = {}
): Promise<void> {
  const now = clock.now()
  await db.table('user_sessions').insert({
    user_id: id,
    token_version: 0,
    token_hash: randomBytes(32).toString('hex'),
    ip: from.ip ?? `2001:db8::${id.toString(16)}`,
    device_hash: from.deviceHash ?? randomBytes(32).toString('hex'),
    created_at: now,
    last_seen_at: now,
    expires_at: now,
  })
}

export const plainDeal = (terms: Partial<DealTerms> = {}): DealTerms => ({
  kind: 'revenueShare',
  tiers: [{ fromMinor: 0, rate: 3000 }],
  tierMode: 'whole',
  costs: ['bonuses'],
  products: null,
  feeRate: 0,
  negative: 'carry',
  carryCapMinor: null,
  cpaMinor: 0,
  leastDepositMinor: 0,
  leastStakesMinor: 0,
  clawbackDays: 30,
  subRate: 0,
  secondSubRate: 0,
  ...terms,
})

export interface TestAffiliate {
  id: number
  user: TestUser
  code: string
}

/** An approved affiliate with a deal from today on; by a session only where the test needs one. */
export async function makeAffiliate(
  brand: AffiliateBrand,
  terms: Partial<DealTerms> | null = {},
  user?: TestUser
): Promise<TestAffiliate> {
  const owner = user ?? (await onlinePlayer(brand))
  const session = await signInAs(brand.site, owner)
  const { body: own } = await session.post<OwnAffiliate>('/v1/me/affiliate', { about: 'A blog' })
  // signing in left the address of all tests behind
  await db
    .from('user_sessions')
    .where({ user_id: owner.id })
    .whereNot('ip', 'like', '2001:db8::%')
    .update({ ip: '' })
  const { body: rows } = await brand.staff.list<AffiliateRow>('affiliates', {
    filter: { userId: owner.id },
  })
  const id = must(rows[0], 'the affiliate').id
  await brand.staff.post(`/v1/affiliates/${id}/state`, { state: 'approved', reason: 'A fine blog' })
  if (terms) {
    await brand.staff.post(`/v1/affiliates/${id}/deals`, {
      fromDay: dayIn(ZONE, clock.now()),
      ...plainDeal(terms),
    })
  }
  clock.set(clock.now() + 1)
  return { id, user: owner, code: must(own.codes[0], 'a code') }
}

/** A player who registered with the affiliate's code, and is joined to it. */
export async function broughtBy(
  brand: AffiliateBrand,
  { code }: Pick<TestAffiliate, 'code'>,
  options: { currency?: string; campaign?: string; balanceMinor?: number } = {}
): Promise<TestUser> {
  const { campaign, ...rest } = options
  const affiliateCode = campaign ? `${code}-${campaign}` : code
  const player = await onlinePlayer(brand, { ...rest, affiliateCode })
  await joinReferrals(brand.site.id, player.id)
  return player
}

type Kind = keyof typeof HOUSE
const HOUSE = {
  deposit: 'gateways',
  depositReturned: 'gateways',
  stake: 'stakes',
  win: 'winnings',
  resettle: 'winnings',
  bonus: 'bonuses',
  refund: 'stakes',
  withdrawalHeld: 'gateways',
  withdrawalBack: 'gateways',
  commissionPaid: 'commission',
} as const

let moved = 0

/** Moves money of a player in the ledger; above 0 it comes to the player. */
export async function move(
  player: TestUser,
  kind: Kind,
  amountMinor: number,
  pocket: 'balance' | 'bonus' = 'balance',
  playedOn: PlayedOn = {}
): Promise<void> {
  const { siteId, currency, id } = player
  const house = await houseAccountId(siteId, HOUSE[kind], currency)
  const legs = [
    { accountId: house, amountMinor: 0 - amountMinor },
    {
      accountId: await accountIdOf(id, pocket),
      amountMinor,
      receivableId: await accountIdOf(id, 'receivable'),
    },
  ]
  const transfer = { id: await reserveTransferId(), key: `affiliates:${id}:${(moved += 1)}` }
  await inTransaction((trx) =>
    post(trx, [{ ...transfer, ...playedOn, kind, siteId, currency, legs }])
  )
}

/** Ends the present day and draws it up. */
export async function closeAffiliateDay({ site }: AffiliateBrand): Promise<number> {
  endDay()
  return drawUpPeriods(site.id)
}

/** The statements of a brand's affiliates in the order of their drawing. */
export async function affiliateStatements({
  staff,
}: AffiliateBrand): Promise<AffiliateStatementRow[]> {
  const { body } = await staff.list<AffiliateStatementRow>('affiliate-statements', {
    range: [0, 199],
    sort: ['id', 'ASC'],
  })
  return body
}

/** Approves and pays a statement; resolves to the answer of the payment. */
export async function payOut({ staff }: AffiliateBrand, id: number) {
  await staff.post(`/v1/affiliate-statements/${id}/approve`)
  return staff.post<AffiliateStatementRow>(`/v1/affiliate-statements/${id}/pay`)
}
