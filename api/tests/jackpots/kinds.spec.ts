/** Random levels, reserves, networks of brands, and rules of levels from a date on (rules 13.6). */
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { keepsPromise } from '@grandstand/shared-types/draws/commit'
import { drawSeeds, isHit } from '@grandstand/shared-types/games/jackpot/random_draw'
import type {
  JackpotLevelBody,
  JackpotRow,
  JackpotView,
  JackpotWinView,
} from '@grandstand/shared-types/wire/games/jackpots'
import { must } from '#core/errors/must'
import { clock } from '#core/timing/clock'
import { reconcileJackpots } from '#jackpots/reconcile'
import {
  JACKPOT,
  LEVEL,
  makeJackpot,
  SMALL,
  storedLevel,
  winsOf,
} from '#tests/jackpots/jackpot_support'
import { firstBreak } from '#tests/support/books'
import { ApiSession, signInAs, type Refusal } from '#tests/support/client'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
import { makeTable } from '#tests/wallet/wallet_support'

const MINUTE_MS = 60_000
const levelOf = ({ levels }: JackpotRow, index = 0) => must(levels[index], 'level')
const path = ({ id }: JackpotRow) => `/v1/brand-jackpots/${id}`
const fieldOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as Refusal
  const [field] = error.fields ?? []
  return [status, field?.key ?? error.key, field?.field]
}

/** A draw hits for every second unit staked, so soon; its bound is out of reach. */
const RANDOM: JackpotLevelBody = {
  ...LEVEL,
  kind: 'random',
  meanStakesMinor: 800,
  seedMinor: 1_000,
}

type Table = Awaited<ReturnType<typeof makeTable>>
/** Bets of 1.00, one after the other. */
async function bets({ server, bet }: Table, count: number, name = 'b') {
  for (let number = 0; number < count; number++) {
    const call = bet({ transactionId: `${name}${number}`, roundId: `${name}${number}` })
    await server.says('bet', call)
  }
}

test.group('Kinds and rules of jackpots', (group) => {
  group.each.teardown(async () => {
    clock.reset()
    const broken = (await firstBreak()) ?? (await reconcileJackpots())
    if (broken) throw new Error(broken)
  })

  test('a random level falls by the draw of a stake, and reveals what proves each of its draws', async ({
    assert,
  }) => {
    const table = await makeTable({ balanceMinor: 100_000 })
    const { id } = levelOf((await makeJackpot(table.site, { levels: [RANDOM] })).jackpot)
    await bets(table, 60)
    const visitor = new ApiSession(table.site.host)
    const { body: wins } = await visitor.get<JackpotWinView[]>('/v1/jackpots/wins?language=en')
    assert.isAtLeast(wins.length, 2)
    const stakes = { stakeMinor: 100, meanStakesMinor: 800 }
    for (const { runNumber, serverSeed, seedHash, drawNumber, ...win } of wins) {
      assert.isTrue(keepsPromise(serverSeed, seedHash))
      const of = { levelId: id, run: runNumber, serverSeed }
      for (let draw = 1; draw <= drawNumber; draw++) {
        assert.equal(isHit(drawSeeds(of, draw), stakes), draw === drawNumber)
      }
      assert.deepEqual([win.stakeMinor, win.meanStakesMinor, win.kind], [100, 800, 'random'])
      // 1 % of each stake
      assert.isAtLeast(win.amountMinor, 1_000 + drawNumber)
    }
    const paid = wins.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    assert.equal(await cashOf(table.player.id), 100_000 - 6_000 + paid)
    const draws = wins.reduce((sum, { drawNumber }) => sum + drawNumber, 0)
    assert.equal((await storedLevel(id)).run.draws, 60 - draws)
  })

  test('the reserve pays for the seeds of the next runs, and the house for the rest', async ({
    assert,
  }) => {
    const table = await makeTable({ balanceMinor: 1_000_000 })
    const level = { ...SMALL, seedMinor: 100, mustFallBeforeMinor: 200, reservePpm: 250_000 }
    const { jackpot, session } = await makeJackpot(table.site, { levels: [level] })
    const { id } = levelOf(jackpot)
    await bets(table, 60)
    const falls = (await winsOf(id)).length
    assert.isAtLeast(falls, 3)
    const entries = await db
      .from('ledger_transfers as t')
      .join('ledger_entries as e', 'e.transfer_id', 't.id')
      .join('ledger_accounts as a', 'a.id', 'e.account_id')
      .where({ 't.kind': 'jackpotSeed', 't.reference_id': id })
      .groupBy('a.pocket')
      .select('a.pocket')
      .sum('e.amount as amount')
    const by = new Map(entries.map(({ pocket, amount }) => [pocket, Number(amount)]))
    // a quarter of 600.00 came into the reserve
    const { reserveMinor } = levelOf((await session.get<JackpotRow>(path(jackpot))).body)
    assert.equal(by.get('jackpotReserves'), 0 - (150 - reserveMinor))
    assert.equal(by.get('jackpots'), 100 * (falls + 1))
    assert.equal(by.get('games'), 0 - (100 * (falls + 1) - (150 - reserveMinor)))
  })

  test('chosen brands play for one jackpot and see it; the others do neither', async ({
    assert,
  }) => {
    const [home, joined, other] = [await makeTable(), await makeTable(), await makeTable()]
    const { jackpot } = await makeJackpot(home.site, { joinedBrands: [joined.site.id] })
    const { id } = levelOf(jackpot)
    for (const table of [home, joined, other]) await bets(table, 1)
    assert.equal((await storedLevel(id)).run.valueMicro, 5_000_000_000 + 2 * 100 * 10_000)
    const seenBy = async (host: string) =>
      (await new ApiSession(host).get<JackpotView[]>('/v1/jackpots?language=en')).body.map(
        (one) => one.id
      )
    assert.deepEqual(await seenBy(joined.site.host), [jackpot.id])
    assert.deepEqual(await seenBy(other.site.host), [])
  })

  test('a network with a brand of another currency is refused by name, and so is one without the right', async ({
    assert,
  }) => {
    const [site, euros] = [await makeSite(), await makeSite({ currency: 'EUR' })]
    const { session } = await makeJackpot(site)
    const post = (joinedBrands: number[], by = session) =>
      by.post('/v1/brand-jackpots', { ...JACKPOT, joinedBrands })
    const at = 'joinedBrands.0'
    assert.deepEqual(fieldOf(await post([euros.id])), [422, 'brandCurrencyDiffers', at])
    assert.deepEqual(fieldOf(await post([site.id])), [422, 'unknownEntry', at])
    assert.deepEqual(fieldOf(await post([999_999])), [422, 'unknownEntry', at])
    const admin = await makeUser({ site, type: 'admin', isInstallationStaff: false })
    const other = await makeSite()
    const refused = await post([other.id], await signInAs(site, admin))
    assert.deepEqual(fieldOf(refused).slice(0, 2), [403, 'notAllowed'])
  })

  test('a rule with a date counts from its date on; the run that goes on keeps its bound', async ({
    assert,
  }) => {
    const table = await makeTable({ balanceMinor: 1_000_000 })
    const { jackpot, session } = await makeJackpot(table.site)
    const { id, ...level } = levelOf(jackpot)
    const { kind, meanStakesMinor, reservePpm, seedMinor } = level
    const rule = { kind, meanStakesMinor, reservePpm, seedMinor }
    const fromAt = clock.now() + 2 * MINUTE_MS
    const planned = { ...rule, levelId: id, fromAt, sharePpm: 50_000, mustFallBeforeMinor: 9_000 }
    const changes = `${path(jackpot)}/changes`
    const early = await session.post(changes, { ...planned, fromAt: clock.now() + 1_000 })
    assert.deepEqual(fieldOf(early), [422, 'tooSoon', 'fromAt'])
    const { status, body } = await session.post<JackpotRow>(changes, planned)
    assert.equal(status, 201)
    assert.equal(levelOf(body).sharePpm, LEVEL.sharePpm)
    assert.equal(body.changes[0]?.state, 'planned')
    await bets(table, 1, 'before')
    clock.set(fromAt)
    const { body: due } = await session.get<JackpotRow>(path(jackpot))
    assert.deepEqual([levelOf(due).sharePpm, due.changes[0]?.state], [50_000, 'inForce'])
    await bets(table, 1, 'after')
    const { run } = await storedLevel(id)
    assert.equal(run.valueMicro, 5_000_000_000 + 100 * (10_000 + 50_000))
    assert.equal(run.mustFallBeforeMinor, LEVEL.mustFallBeforeMinor)
    const { body: row } = await session.get<JackpotRow>(path(jackpot))
    assert.equal(levelOf(row).mustFallBeforeMinor, 9_000)
  })

  test('a planned rule is withdrawn before its date, and not after it', async ({ assert }) => {
    const { jackpot, session } = await makeJackpot(await makeSite())
    const { id } = levelOf(jackpot)
    const changes = `${path(jackpot)}/changes`
    const { id: _id, names: _names, ...rule } = LEVEL
    const plan = async (inMinutes: number) => {
      const fromAt = clock.now() + inMinutes * MINUTE_MS
      const { body } = await session.post<JackpotRow>(changes, { ...rule, levelId: id, fromAt })
      return must(body.changes[0], 'change').id
    }
    const [first, second] = [await plan(5), await plan(10)]
    assert.equal((await session.delete(`${changes}/${first}`)).status, 200)
    assert.deepEqual(fieldOf(await session.delete(`${changes}/${first}`)).slice(0, 2), [
      409,
      'updatedError',
    ])
    clock.set(clock.now() + 10 * MINUTE_MS)
    assert.equal((await session.delete(`${changes}/${second}`)).status, 409)
    const other = await makeJackpot(await makeSite())
    assert.equal((await other.session.delete(`${changes}/${second}`)).status, 404)
  })

  test('who may not share a jackpot plans no rule of one that other brands play for, nor withdraws one', async ({
    assert,
  }) => {
    const [site, other] = [await makeSite(), await makeSite()]
    const ofBrand = await makeUser({ site, type: 'admin', isInstallationStaff: false })
    const admin = await signInAs(site, ofBrand)
    const { id: _id, names: _names, ...rule } = LEVEL
    const plan = (by: ApiSession, jackpot: JackpotRow) => {
      const fromAt = clock.now() + 5 * MINUTE_MS
      const body = { ...rule, levelId: levelOf(jackpot).id, fromAt }
      return by.post<JackpotRow & Refusal>(`${path(jackpot)}/changes`, body)
    }
    const { jackpot: alone } = await makeJackpot(site)
    assert.equal((await plan(admin, alone)).status, 201)

    const { jackpot, session } = await makeJackpot(site, { joinedBrands: [other.id] })
    assert.deepEqual(fieldOf(await plan(admin, jackpot)).slice(0, 2), [403, 'notAllowed'])
    const { body } = await plan(session, jackpot)
    const change = must(body.changes[0], 'change').id
    assert.equal((await admin.delete(`${path(jackpot)}/changes/${change}`)).status, 403)
    assert.equal((await session.delete(`${path(jackpot)}/changes/${change}`)).status, 200)
  })

  test('a level that is changed while it falls pays each run once, at the rules that it began with', async ({
    assert,
  }) => {
    const table = await makeTable({ balanceMinor: 1_000_000 })
    const { jackpot, session } = await makeJackpot(table.site, { levels: [SMALL] })
    const { id } = levelOf(jackpot)
    const edits = async () => {
      for (let edit = 1; edit <= 8; edit++) {
        const level = { ...SMALL, id, seedMinor: edit, mustFallBeforeMinor: 150 + edit }
        const { status } = await session.put(path(jackpot), { ...JACKPOT, levels: [level] })
        assert.equal(status, 200)
      }
    }
    await Promise.all([bets(table, 40, 'a'), bets(table, 40, 'b'), edits()])
    const wins = await winsOf(id)
    assert.isAtLeast(wins.length, 3)
    assert.deepEqual(
      wins.map((win) => Number(win.run_number)),
      wins.map((_win, index) => index + 1)
    )
    for (const { run_seed: seed, run_must_fall_before: bound, amount } of wins) {
      const isFirst = Number(seed) === 0 && Number(bound) === 100
      assert.isTrue(isFirst || Number(bound) === 150 + Number(seed))
      assert.isTrue(Number(amount) > Number(seed) && Number(amount) <= Number(bound))
    }
    const { body } = await session.get<JackpotRow>(path(jackpot))
    assert.isAtLeast(body.changes.length, 9)
  })
})
