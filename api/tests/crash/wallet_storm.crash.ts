import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { MICRO } from '@grandstand/shared-types/games/jackpot/jackpot'
import { foldRound, netOf } from '@grandstand/shared-types/games/wallet/fold_round'
import { principalOf } from '#accounts/actions/open_session'
import User from '#accounts/models/user'
import { createJackpot } from '#jackpots/actions/edit_jackpots'
import { reconcileJackpots } from '#jackpots/reconcile'
import { roundOf, transactionOf, type Transaction } from '#wallet/applying/rows'
import { report, ROUNDS } from '#tests/crash/checks'
import { sendThroughKills } from '#tests/crash/send_through_kills'
import { server } from '#tests/crash/server_process'
import { firstBreak } from '#tests/support/books'
import { isProven, JACKPOT, SMALL, storedLevel, winsOf } from '#tests/jackpots/jackpot_support'
import { cashOf, makeSite, makeUser, type TestSite } from '#tests/support/factories'
import { generator, SEED } from '#tests/support/random'
import { stormOf, type StormCall } from '#tests/wallet/storm_calls'
import { makeProvider, openSessionOf, PRODUCTS, ProviderServer } from '#tests/wallet/wallet_support'

/** Few in everyday runs; the whole storm is of about 100 000 calls. */
const [PLAYERS, ROUNDS_EACH, KILLS] = ROUNDS < 20 ? [20, 4, 1] : [200, 40, 10]
const START_MINOR = 1_000_000

interface Answer {
  status: number
  /** The error key of a refusal, else the whole answer. */
  said: string
}

async function scene() {
  const random = generator(SEED)
  const site = await makeSite()
  const provider = await makeProvider(site)
  const levelId = await beginJackpot(site)
  const seats = []
  for (let i = 0; i < PLAYERS; i++) {
    const player = await makeUser({
      site,
      type: 'player',
      balanceMinor: START_MINOR,
      products: PRODUCTS,
    })
    seats.push({ playerId: player.id, sessionToken: await openSessionOf(player, provider) })
  }
  return { site, provider, levelId, seats, storm: stormOf(seats, ROUNDS_EACH, random), random }
}

async function send(provider: ProviderServer, call: StormCall): Promise<Answer | null> {
  try {
    const { status, body } = await provider.send(call.kind, call.body)
    return status < 500 ? { status, said: body.error?.key ?? JSON.stringify(body) } : null
  } catch {
    return null
  }
}

/** What may be said to each kind of call, whatever came before it. */
const REFUSALS: Record<StormCall['kind'], string[]> = {
  'bet': ['roundClosed', 'transactionRolledBack'],
  'win': ['transactionUnknown', 'transactionRolledBack'],
  'rollback': [],
  'end-round': ['roundUnknown'],
}

/** What a player won or lost, from the answers alone: no rolled back bet counts, nor its wins. */
function netFromAnswers(
  answers: readonly { message: StormCall; said: Answer }[]
): Map<number, number> {
  const taken = new Map(
    answers
      .filter(({ said }) => said.status === 200)
      .map(({ message }) => [message.transactionId, message])
  )
  const undone = new Set(
    [...taken.values()].flatMap((call) => (call.kind === 'rollback' ? [call.betTransactionId] : []))
  )
  const net = new Map<number, number>()
  for (const { kind, playerId, transactionId, betTransactionId, amountMinor } of taken.values()) {
    const isMoney = kind === 'bet' || kind === 'win'
    if (!isMoney || undone.has(transactionId) || undone.has(betTransactionId ?? '')) continue
    net.set(playerId, (net.get(playerId) ?? 0) + (kind === 'bet' ? 0 - amountMinor : amountMinor))
  }
  return net
}

test.group('A storm of calls of a game provider, the server killed in it', () => {
  test('M12 every balance is what a fold of the log and a fold of the answers give', async ({
    assert,
  }) => {
    const { site, provider, levelId, seats, storm, random } = await scene()
    // a server that runs already does not know the new brand yet
    await server.stop()
    await server.start()
    const caller = new ProviderServer(site.host, provider.code, await server.port())
    const began = performance.now()
    const { answers, unanswered } = await sendThroughKills({
      messages: storm,
      kills: KILLS,
      random,
      send: (call) => send(caller, call),
    })
    const wholeMs = Math.round(performance.now() - began)

    assert.lengthOf(answers, storm.length)
    const wrong = answers.filter(
      ({ message, said }) => said.status !== 200 && !REFUSALS[message.kind].includes(said.said)
    )
    assert.deepEqual(wrong.slice(0, 3), [])
    assert.deepEqual(twoAnswers(answers).slice(0, 3), [])
    const fromAnswers = netFromAnswers(answers)
    const rows = (await db.from('game_transactions').where('provider_id', provider.id)).map(
      transactionOf
    )
    const rounds = (await db.from('game_rounds').where('provider_id', provider.id)).map(roundOf)
    const byUser = Map.groupBy(rows, ({ userId }) => userId)
    const wins = await winsOf(levelId)
    for (const { playerId } of seats) {
      const own = wins.filter((win) => Number(win.user_id) === playerId)
      const jackpotMinor = own.reduce((sum, { amount }) => sum + Number(amount), 0)
      const cash = (await cashOf(playerId)) - jackpotMinor
      assert.equal(cash, START_MINOR + netOf(foldRound(byUser.get(playerId) ?? [])))
      assert.equal(cash, START_MINOR + (fromAnswers.get(playerId) ?? 0))
    }
    const { run } = await storedLevel(levelId)
    assert.equal(run.number, wins.length + 1)
    assert.equal(run.valueMicro, SMALL.seedMinor * MICRO + putInto(run.number, rows))
    for (const win of wins) assert.isTrue(isProven(levelId, win))
    assert.isNull(await reconcileJackpots())
    const byRound = Map.groupBy(rows, ({ roundId }) => roundId)
    for (const round of rounds) assert.containsSubset(round, foldRound(byRound.get(round.id) ?? []))
    assert.isAbove(unanswered.length, 0)
    assert.isNull(await firstBreak())
    report('M12', 'kill -9 in a storm of calls of a game provider', {
      players: PLAYERS,
      calls: storm.length,
      kills: KILLS,
      unanswered: unanswered.length,
      transactions: rows.length,
      rounds: rounds.length,
      jackpots: wins.length,
      tombstones: rows.filter(({ state }) => state === 'tombstone').length,
      wholeMs,
    })
  })
})

/** A jackpot with one level that falls often; its number. */
async function beginJackpot(site: TestSite): Promise<number> {
  const admin = await User.findOrFail((await makeUser({ site, type: 'admin' })).id)
  const editor = { principal: await principalOf(admin), ip: '' }
  const jackpotId = await createJackpot(editor, { ...JACKPOT, levels: [SMALL] })
  const level = await db.from('jackpot_levels').where('jackpot_id', jackpotId).firstOrFail()
  return Number(level.id)
}

/** What the bets in force put into a run. */
const putInto = (number: number, rows: readonly Transaction[]): number =>
  rows
    .filter(({ state }) => state === 'done')
    .flatMap(({ jackpotParts }) => jackpotParts ?? [])
    .reduce((sum, { run, micro }) => sum + (run === number ? micro : 0), 0)

/** Calls that were taken with two different answers. */
function twoAnswers(answers: readonly { message: StormCall; said: Answer }[]): string[] {
  const taken = answers.filter(({ said }) => said.status === 200)
  const byName = Map.groupBy(taken, ({ message }) => message.transactionId)
  return [...byName].flatMap(([name, own]) =>
    new Set(own.map(({ said }) => said.said)).size > 1 ? [name] : []
  )
}
