/** A brand moves to the database of another cell, and works there with every cent. */
import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import { verifyAudit } from '#audit/chain/verify_audit'
import { BRAND_PLACE } from '#core/database/brands_here'
import { AppError } from '#core/errors/app_error'
import { forgetAll } from '#core/timing/brief_cache'
import { sumsOf } from '#moves/compare'
import { moveFaults } from '#moves/move_brand'
import { countLastHour } from '#tests/dealers/turnover_support'
import { couponState, ended, enter, placeTestCoupon } from '#tests/settlement/support'
import { firstBreak } from '#tests/support/books'
import { makeMatch, type TestMatch } from '#tests/support/board'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import {
  DEFAULT_PASSWORD,
  makeSite,
  makeUser,
  sendCash,
  type TestSite,
} from '#tests/support/factories'
import { makeWorld } from '#tests/support/world'
import { OtherCell, runAce } from '#tests/moves/other_cell'
import { keyOf, move, placeOf, refusal } from '#tests/moves/support'

/** Lists of staff that the other cell must answer alike. */
const LISTS = [
  'users',
  'dealers',
  'coupons',
  'ledger-accounts',
  'ledger-transfers',
  'ledger-entries',
  'payments',
  'payment-methods',
  'game-providers',
  'game-rounds',
  'bonuses',
  'bonus-grants',
  'statements',
  'affiliates',
  'shifts',
  'roles',
  'bet-limits',
  'offer-layers',
  'jackpots',
]
const LEARNS_WITHIN_MS = 20_000

async function listsOf(session: ApiSession): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {}
  for (const list of LISTS) {
    const { status, body } = await session.list(list, { range: [0, 99], sort: ['id', 'ASC'] })
    answers[list] = { status, body }
  }
  return answers
}

/** Staff of one installation are not of another one: what follows from it differs there. */
const OF_STAFF = new Set(['isInstallationStaff', 'effectivePermissions'])
const withoutStaff = (answers: object): unknown =>
  JSON.parse(JSON.stringify(answers, (name, value) => (OF_STAFF.has(name) ? undefined : value)))

/** The same cookies at another cell. */
function goOnAt(session: ApiSession, port: number): ApiSession {
  const there = new ApiSession(session.host, port)
  for (const [name, value] of session.cookies) there.cookies.set(name, value)
  return there
}

async function untilServed(session: ApiSession): Promise<void> {
  const giveUpAt = Date.now() + LEARNS_WITHIN_MS
  while ((await session.get('/v1/me')).status !== 200) {
    if (Date.now() > giveUpAt) throw new Error('the brand is not served')
    await pause(200)
  }
}

/** How many of the brand's transfers there are, and how many have a seal. */
async function sealsOf(client: QueryClientContract, siteId: number) {
  const transfers = () => client.from('ledger_transfers').where('site_id', siteId)
  const [{ n: all }] = await transfers().count('* as n')
  const sealed = await transfers()
    .join('ledger_seals', 'ledger_seals.transfer_id', 'ledger_transfers.id')
    .count('* as n')
  return { sealed: Number(sealed[0]?.n), all: Number(all) }
}

async function wonMatch(): Promise<TestMatch> {
  return makeMatch({ prices: { '1': { '1': 2000, 'X': 3000, '2': 4000 } } })
}

test.group('A brand that moves to another cell', (group) => {
  let other: OtherCell

  group.setup(async () => {
    other = await OtherCell.make(7)
    return () => other.remove()
  })
  group.each.teardown(() => {
    moveFaults.clear()
    forgetAll()
  })

  test('killed halfway and run again, it answers there as before, and open coupons settle to the cent', async ({
    assert,
  }) => {
    const { site, admin, player } = await makeWorld()
    await db.from('draw_tickets').where('site_id', site.id).delete()
    const stranger = await makeUser({
      site: await makeSite(),
      type: 'player',
      balanceMinor: 7_777,
    })
    const [first, second] = [await wonMatch(), await wonMatch()]
    const pick = (match: TestMatch) => ({ match, market: '1', key: '1' })
    await placeTestCoupon(player, { picks: [pick(first)] })
    const openId = await placeTestCoupon(player, { picks: [pick(first), pick(second)] })
    await enter(first, ended([1, 0]))
    await countLastHour()
    const staff = await signInAs(site, admin)
    const session = await signInAs(site, player)
    const before = { lists: await listsOf(staff), me: (await session.get('/v1/me')).body }
    const key = await keyOf(site)

    let pages = 0
    moveFaults.listen((step) => {
      if (step === 'pageMoved' && ++pages === 25) throw new Error('killed')
    })
    await assert.rejects(() => move(other, key), 'killed')
    moveFaults.clear()
    assert.equal(await placeOf(site), BRAND_PLACE.away)
    const again = await runAce(['brand:move', `--brand=${key}`, `--to=${other.name}`, '--wait=0'])
    assert.equal(again.code, 0, again.text)

    forgetAll()
    const refused = await session.get<Refusal>('/v1/me')
    assert.equal(refused.status, 503)
    assert.equal(refused.body.error.key, 'plannedMaintenance')
    assert.equal((await staff.list('users')).status, 503)

    const sums = await other.work((target) => sumsOf(target, site.id))
    const here = await sumsOf(db.connection(), site.id)
    assert.deepEqual(sums, here)
    assert.isAbove(here.rows['ledger_entries'] ?? 0, 4)

    await other.server.start()
    const port = await other.server.port()
    const [staffThere, playerThere] = [goOnAt(staff, port), goOnAt(session, port)]
    assert.equal((await playerThere.get('/v1/me')).status, 503)
    // transfers that arrive are sealed once they are all there
    const seals = () => other.work((target) => sealsOf(target, site.id))
    await other.ace(['ledger:verify'])
    assert.deepEqual(await seals(), { sealed: 0, all: sums.rows['ledger_transfers'] })
    const opened = await other.ace(['brand:open', `--brand=${key}`])
    assert.equal(opened.code, 0, opened.text)
    const { sealed, all } = await seals()
    assert.equal(sealed, all)
    await untilServed(playerThere)
    const after = { lists: await listsOf(staffThere), me: (await playerThere.get('/v1/me')).body }
    assert.deepEqual(withoutStaff(after), withoutStaff(before))

    const cash = await cashIn(playerThere)
    const matchId = await other.work(async (target) => {
      const { source_key: source } = await db
        .from('matches')
        .where('id', second.id)
        .select('source_key')
        .firstOrFail()
      const row = await target.from('matches').where('source_key', source).firstOrFail()
      return Number(row.id)
    })
    const result = { facts: ended([1, 0]), basedOnRevision: 0, beforeStart: true }
    const enterAs = (by: ApiSession) => by.post(`/v1/matches/${matchId}/results`, result)
    assert.equal((await enterAs(staffThere)).status, 403, 'no staff of the installation there')
    const appointing = [`--brand=${key}`, `--username=${admin.username}`]
    const appointed = await other.ace(['admin:installation', ...appointing])
    assert.equal(appointed.code, 0, appointed.text)
    const entered = await enterAs(await signInAs(site, admin, DEFAULT_PASSWORD, port))
    assert.oneOf(entered.status, [200, 201], JSON.stringify(entered.body))
    assert.equal(await cashIn(playerThere), cash + 4_000)

    assert.equal((await session.get('/v1/me')).status, 503)
    await enter(second, ended([1, 0]))
    assert.equal((await couponState(openId)).state, 'accepted')
    const late: unknown = await sendCash(player, 100).catch((error: unknown) => error)
    assert.instanceOf(late, AppError)
    assert.deepEqual(await sumsOf(db.connection(), site.id), here)

    for (const command of ['ledger:verify', 'audit:verify']) {
      const there = await other.ace([command])
      assert.equal(there.code, 0, there.text)
    }
    assert.isNull(await firstBreak())
    assert.isNull((await verifyAudit()).firstBreak)
    const untouched = await signInAs(await siteOf(stranger.siteId), stranger)
    assert.equal(await cashIn(untouched), 7_777)
    assert.equal(await refusal(move(other, key)), 'brandThere')
  })

  test('a number that the other database has is refused by name, and the brand stays', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 500 })
    const theirs = await makeSite()
    await makeUser({ site: theirs, type: 'player', balanceMinor: 700 })
    await move(other, await keyOf(theirs))
    await other.work(async (target) => {
      const row = await db.from('ledger_accounts').where('user_id', player.id).firstOrFail()
      await target.table('ledger_accounts').insert({
        ...row,
        site_id: theirs.id,
        user_id: null,
        owner_key: 'taken',
        balance: 0,
      })
    })
    const before = await other.work((target) => sumsOf(target, theirs.id))
    assert.equal(await refusal(move(other, await keyOf(site))), 'numberTaken')
    assert.equal(await placeOf(site), BRAND_PLACE.here)
    assert.equal(await cashIn(await signInAs(site, player)), 500)
    assert.deepEqual(await other.work((target) => sumsOf(target, theirs.id)), before)
  })

  test('tickets of draws are refused by name', async ({ assert }) => {
    const { site } = await makeWorld()
    assert.equal(await refusal(move(other, await keyOf(site))), 'rowsStay')
    assert.equal(await placeOf(site), BRAND_PLACE.here)
  })

  test('a match that the other database decided otherwise is refused by name', async ({
    assert,
  }) => {
    const match = await wonMatch()
    const bettorOf = async () => {
      const site = await makeSite()
      const player = await makeUser({ site, type: 'player', balanceMinor: 5_000 })
      await placeTestCoupon(player, { picks: [{ match, market: '1', key: '1' }] })
      return site
    }
    const [ahead, behind] = [await bettorOf(), await bettorOf()]
    await move(other, await keyOf(ahead))
    await enter(match, ended([1, 0]))
    assert.equal(await refusal(move(other, await keyOf(behind))), 'resultsDiffer')
    assert.equal(await placeOf(behind), BRAND_PLACE.here)
  })

  test('a coupon that waits to be accepted, and a host that is taken, are refused by name', async ({
    assert,
  }) => {
    const site = await makeSite()
    const player = await makeUser({ site, type: 'player', balanceMinor: 5_000 })
    const id = await placeTestCoupon(player, {
      picks: [{ match: await wonMatch(), market: '1', key: '1' }],
    })
    await db.from('coupons').where('id', id).update({ state: 'pendingAcceptance' })
    assert.equal(await refusal(move(other, await keyOf(site))), 'couponsPending')
    assert.equal(await placeOf(site), BRAND_PLACE.here)
    await db.from('coupons').where('id', id).update({ state: 'accepted' })
    const theirs = await makeSite()
    await move(other, await keyOf(theirs))
    await other.work((target) =>
      target.from('site_hosts').where('site_id', theirs.id).update({ host: site.host })
    )
    assert.equal(await refusal(move(other, await keyOf(site))), 'valueTaken')
    assert.equal(await placeOf(site), BRAND_PLACE.here)
  })

  test('cells with the same numbers, or another key, are refused by name', async ({ assert }) => {
    const same = await OtherCell.make(0)
    try {
      const key = await keyOf(await makeSite())
      assert.equal(await refusal(move(same, key)), 'sameNumbers')
      const line = await runAce(['brand:move', `--brand=${key}`, `--to=${same.name}`])
      assert.equal(line.code, 1)
      assert.include(line.text, 'sameNumbers')
      await same.work(async (target) => {
        const row = { action: 'list.export', subject_type: 'list', detail: '{}', created_at: 1 }
        const [id = 0]: number[] = await target.table('audit_log').insert(row)
        await target.table('audit_seals').insert({ id: 1, audit_id: id, hash: 'of another key' })
      })
      assert.equal(await refusal(move(same, key)), 'keyDiffers')
    } finally {
      await same.remove()
    }
  })
})

async function cashIn(session: ApiSession): Promise<number> {
  const { body } = await session.get<{ balances: { balance: number } }>('/v1/me')
  return body.balances.balance
}

async function siteOf(id: number): Promise<TestSite> {
  const row = await db.from('site_hosts').where('site_id', id).select('host').firstOrFail()
  return { id, host: row.host, currency: 'TRY' }
}
