/** A random month as it happens: rows and money in the database, statements drawn up every night. */
import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import type { ReferralStanding } from '@grandstand/shared-types/affiliates/referral'
import { clock } from '#core/timing/clock'
import { dayIn } from '#core/timing/calendar_day'
import { must } from '#core/errors/must'
import { inTransaction } from '#core/database/transactions'
import { drawUpPeriods } from '#affiliates/actions/draw_up'
import { setState } from '#affiliates/actions/edit_affiliates'
import { joinReferrals } from '#affiliates/actions/join_referrals'
import { houseAccountId } from '#ledger/accounts'
import { post, reserveTransferIds, type Transfer } from '#ledger/post'
import type { Editor } from '#core/requests/access'
import { playRow, type PlayedOn } from '#tests/affiliates/play_rows'
import { PLAYED_PRODUCTS, type Month, type PlayedDay } from '#tests/affiliates/random_months'
import { dailySite, endDay, ZONE } from '#tests/statements/statement_support'
import { accountIdOf, makeUser, type TestSite, type TestUser } from '#tests/support/factories'

export interface LivedStatement {
  share: number
  cpa: number
  sub: number
  retold: number
  carry: number
  owed: number
  payable: number
}

const RICH = 10_000_000

/** The statements by affiliate, each with the place of its day. */
export async function liveMonth(month: Month): Promise<Map<number, LivedStatement>[]> {
  const { site, admin } = await dailySite()
  const editor = editorOf(admin)
  const ids: number[] = []
  for (const { parent, terms } of month.affiliates) {
    ids.push(await affiliateRow(site, parent === null ? null : (ids[parent] ?? null), terms))
  }
  const players = new Map<number, Player>()
  const away = new Set<number>()
  const mornings: number[] = []
  for (const [place, { toggles, links, players: played }] of month.days.entries()) {
    mornings.push(clock.now())
    for (const { affiliate, to } of toggles) {
      const state = away.delete(affiliate) ? 'approved' : to
      if (state === to) away.add(affiliate)
      await setState(editor, ids[affiliate] ?? 0, { state, reason: 'As the month has it' })
    }
    for (const [affiliate, { later }] of month.affiliates.entries()) {
      if (later?.day === place) await dealFromToday(ids[affiliate] ?? 0, later.terms)
    }
    clock.set(clock.now() + 1)
    for (const [index, { affiliate, joins }] of month.players.entries()) {
      if (joins === place) players.set(index, await playerOf(site, ids[affiliate] ?? 0))
    }
    await joinReferrals(site.id)
    for (const [index, day] of played.entries()) {
      const player = players.get(index)
      if (player) await live(player, day)
    }
    for (const [affiliate, standing] of links.entries()) {
      if (month.affiliates[affiliate]?.parent != null) await link(ids[affiliate] ?? 0, standing)
    }
    endDay()
    await drawUpPeriods(site.id)
  }
  return statementsOf(ids, mornings)
}

const editorOf = ({ id, siteId }: TestUser): Editor => ({
  principal: {
    ...{
      sessionId: 0,
      userId: id,
      siteId,
      type: 'admin',
      username: '',
      path: '/',
      currency: 'TRY',
    },
    ...{ language: 'tr', permissions: new Set(), isInstallationStaff: false },
  },
  ip: '',
})

/** An approved affiliate whose code is its number. */
async function affiliateRow(
  site: TestSite,
  parentId: number | null,
  terms: DealTerms
): Promise<number> {
  const user = await makeUser({ site, type: 'player' })
  const now = clock.now()
  const [id = 0]: number[] = await db.table('affiliates').insert({
    ...{ site_id: site.id, user_id: user.id, parent_id: parentId, state: 'approved' },
    ...{ about: 'A blog', created_at: now, decided_at: now, linked_until: now },
  })
  const [codeId = 0]: number[] = await db
    .table('affiliate_codes')
    .insert({ site_id: site.id, affiliate_id: id, code: codeOf(id), created_at: now })
  if (parentId !== null) {
    await db.table('affiliate_referrals').insert({
      ...{ site_id: site.id, user_id: user.id, affiliate_id: parentId, code_id: codeId },
      ...{ campaign: '', standing: 'counts', registered_at: now, counted_until: now },
    })
  }
  await dealFromToday(id, terms)
  return id
}

const dealFromToday = (id: number, terms: DealTerms) =>
  db.table('affiliate_deals').insert({
    ...{ affiliate_id: id, from_day: dayIn(ZONE, clock.now()) },
    ...{ terms: JSON.stringify(terms), created_at: clock.now() },
  })

const FLAG_STATE = { counts: 'cleared', held: 'open', refused: 'confirmed' } as const

/** Sets what staff think of an affiliate as a player of the one above. */
async function link(affiliateId: number, standing: ReferralStanding): Promise<void> {
  const referral = await db
    .from('affiliate_referrals as r')
    .join('affiliates as f', 'f.user_id', 'r.user_id')
    .where('f.id', affiliateId)
    .select('r.id')
    .firstOrFail()
  await db
    .insertQuery()
    .table('affiliate_flags')
    .insert({
      ...{ referral_id: referral.id, flag: 'sameDevice', state: FLAG_STATE[standing] },
      created_at: clock.now(),
    })
    .onConflict(['referral_id', 'flag'])
    .merge(['state'])
}

const codeOf = (id: number): string => `code${id}`

interface Player {
  user: TestUser
  accounts: Record<'balance' | 'receivable', number>
  house: Record<'gateways' | 'stakes' | 'winnings' | 'bonuses', number>
  plays: Map<string, PlayedOn>
}

/** Who registers with the code of an affiliate, open or not. */
async function playerOf(site: TestSite, affiliateId: number): Promise<Player> {
  const user = await makeUser({ site, type: 'player', balanceMinor: RICH })
  await db
    .from('users')
    .where('id', user.id)
    .update({ is_online: true, affiliate_code: codeOf(affiliateId) })
  const houseOf = (account: keyof Player['house']) =>
    houseAccountId(site.id, account, user.currency)
  const plays = new Map<string, PlayedOn>()
  for (const product of PLAYED_PRODUCTS) plays.set(product, await playRow(user, product))
  return {
    user,
    accounts: {
      balance: await accountIdOf(user.id, 'balance'),
      receivable: await accountIdOf(user.id, 'receivable'),
    },
    house: {
      gateways: await houseOf('gateways'),
      stakes: await houseOf('stakes'),
      winnings: await houseOf('winnings'),
      bonuses: await houseOf('bonuses'),
    },
    plays,
  }
}

type Move = Pick<Transfer, 'kind'> & {
  house: keyof Player['house']
  /** Above 0 it comes to the player. */
  amountMinor: number
  on?: PlayedOn | undefined
}

/** Posts a day of a player, and sets what staff think of the referral. */
async function live(player: Player, { standing, plays, ...day }: PlayedDay): Promise<void> {
  const moves: Move[] = [
    { kind: 'deposit', house: 'gateways', amountMinor: day.deposit },
    { kind: 'depositReturned', house: 'gateways', amountMinor: 0 - day.returned },
    { kind: 'bonus', house: 'bonuses', amountMinor: day.bonuses },
    ...plays.flatMap(({ product, stake, refund, win, resettle }): Move[] => {
      const on = player.plays.get(product)
      return [
        { kind: 'stake', house: 'stakes', amountMinor: 0 - stake, on },
        { kind: 'refund', house: 'stakes', amountMinor: refund, on },
        { kind: 'win', house: 'winnings', amountMinor: win, on },
        { kind: 'resettle', house: 'winnings', amountMinor: resettle, on },
      ]
    }),
  ]
  await postAll(
    player,
    moves.filter(({ amountMinor }) => amountMinor !== 0)
  )
  await db.from('affiliate_referrals').where('user_id', player.user.id).update({ standing })
}

async function postAll({ user, accounts, house }: Player, moves: Move[]): Promise<void> {
  if (moves.length === 0) return
  const ids = await reserveTransferIds(moves.length)
  const transfers = moves.map(({ kind, house: account, amountMinor, on }, index): Transfer => ({
    id: must(ids[index], 'id of a transfer'),
    key: `month:${randomUUID()}`,
    ...{ kind, siteId: user.siteId, currency: user.currency, ...on },
    legs: [
      { accountId: house[account], amountMinor: 0 - amountMinor },
      { accountId: accounts.balance, amountMinor, receivableId: accounts.receivable },
    ],
  }))
  await inTransaction((trx) => post(trx, transfers))
}

type Row = LivedStatement & Record<'affiliateId' | 'startsAt' | 'endsAt' | 'clawback', number>

/** `mornings` are moments of the days, by which their periods are known. */
async function statementsOf(
  ids: readonly number[],
  mornings: readonly number[]
): Promise<Map<number, LivedStatement>[]> {
  const rows: Row[] = await db
    .query<Row>()
    .from('affiliate_statements as s')
    .join('affiliate_periods as p', 'p.id', 's.period_id')
    .whereIn('s.affiliate_id', [...ids])
    .select({ affiliateId: 's.affiliate_id', share: 's.share', cpa: 's.cpa', sub: 's.sub' })
    .select({
      clawback: 's.clawback',
      retold: 's.retold',
      carry: 's.carry',
      owed: 's.debt',
      payable: 's.payable',
    })
    .select({ startsAt: 'p.starts_at', endsAt: 'p.ends_at' })
  return ids.map((id) => {
    const own = rows.filter(({ affiliateId }) => Number(affiliateId) === id)
    return new Map(
      own.map((row) => [
        mornings.findIndex((at) => Number(row.startsAt) <= at && at < Number(row.endsAt)),
        {
          share: Number(row.share),
          cpa: Number(row.cpa) + Number(row.clawback),
          sub: Number(row.sub),
          retold: Number(row.retold),
          carry: Number(row.carry),
          owed: Number(row.owed),
          payable: Number(row.payable),
        },
      ])
    )
  })
}
