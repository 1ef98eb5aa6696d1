import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { foldRound, netOf } from '@grandstand/shared-types/games/wallet/fold_round'
import { roundOf, transactionOf } from '#wallet/applying/rows'
import { report, ROUNDS } from '#tests/crash/checks'
import { sendThroughKills } from '#tests/crash/send_through_kills'
import { server } from '#tests/crash/server_process'
import { firstBreak } from '#tests/settlement/support'
import { cashOf, makeSite, makeUser } from '#tests/support/factories'
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
  return { site, provider, seats, storm: stormOf(seats, ROUNDS_EACH, random), random }
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
    const { site, provider, seats, storm, random } = await scene()
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
    for (const { playerId } of seats) {
      const cash = await cashOf(playerId)
      assert.equal(cash, START_MINOR + netOf(foldRound(byUser.get(playerId) ?? [])))
      assert.equal(cash, START_MINOR + (fromAnswers.get(playerId) ?? 0))
    }
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
      tombstones: rows.filter(({ state }) => state === 'tombstone').length,
      wholeMs,
    })
  })
})

/** Calls that were taken with two different answers. */
function twoAnswers(answers: readonly { message: StormCall; said: Answer }[]): string[] {
  const taken = answers.filter(({ said }) => said.status === 200)
  const byName = Map.groupBy(taken, ({ message }) => message.transactionId)
  return [...byName].flatMap(([name, own]) =>
    new Set(own.map(({ said }) => said.said)).size > 1 ? [name] : []
  )
}
