/** Rounds of the sandbox of games and its wallet, whatever is lost between them. */
import { test } from '@japa/runner'
import { commit } from '@grandstand/shared-types/draws/commit'
import { replay } from '@grandstand/shared-types/games/replay'
import { slot } from '@grandstand/shared-types/games/slot/slot'
import { must } from '#core/errors/must'
import { sandboxGamesSecret } from '#sandbox_games/keys'
import type { FrameAnswer, RoundView } from '#sandbox_games/wire'
import { SandboxProcess } from '#tests/sandbox_games/sandbox_process'
import { TinyWallet } from '#tests/sandbox_games/tiny_wallet'

const BET = { bets: [{ stakeMinor: 500 }] }
const FULL_MINOR = 100_000

const roundOf = ({ state }: FrameAnswer): RoundView => must(must(state, 'state').round, 'round')
const errorOf = (answer: FrameAnswer) => ('error' in answer ? answer.error : null)

/** Deals until a hand is not over at once; returns its round. */
async function untilOpen(sandbox: SandboxProcess, url: URL, bets: object[]): Promise<RoundView> {
  for (;;) {
    const round = roundOf(await sandbox.frame(url, 'bet', { bets }))
    if (round.state === 'open') return round
  }
}

test.group('Sandbox of games: rounds', (group) => {
  const wallet = new TinyWallet(sandboxGamesSecret())
  let sandbox: SandboxProcess

  group.setup(async () => {
    sandbox = new SandboxProcess(await wallet.listen())
    await sandbox.start()
  })
  group.teardown(async () => {
    await sandbox.kill()
    wallet.close()
  })
  group.each.setup(() => {
    wallet.balanceMinor = FULL_MINOR
    wallet.faults.clear()
    wallet.taken.clear()
    wallet.sent.clear()
  })

  test('a paid round: the bet and the win reach the wallet once, and the balances agree', async ({
    assert,
  }) => {
    const url = await sandbox.launch('slot', 'launch-1')
    const answer = await sandbox.frame(url, 'bet', BET)
    const round = roundOf(answer)
    assert.equal(round.state, 'closed')
    assert.equal(wallet.balanceMinor, FULL_MINOR - 500 + round.winMinor)
    assert.equal(answer.state?.balanceMinor, wallet.balanceMinor)
    assert.deepEqual(
      [...wallet.taken.values()].map(({ path }) => path),
      ['bet', 'win']
    )

    const listed = await sandbox.ask(`rounds/${round.id}`)
    const { state, transactions }: { state: string; transactions: { transactionId: string }[] } =
      JSON.parse(await listed.text())
    assert.equal(state, 'closed')
    assert.deepEqual(
      transactions.map(({ transactionId }) => transactionId),
      [...wallet.taken.keys()]
    )
  })

  test('an answer that is lost: the same call again, and it counts once', async ({ assert }) => {
    const url = await sandbox.launch('slot', 'launch-2')
    wallet.faults.set('bet', 'lostAnswer')
    const first = wallet.arrival('bet')
    const playing = sandbox.frame(url, 'bet', BET)
    await first
    wallet.faults.clear()
    const round = roundOf(await playing)
    assert.equal(round.state, 'closed')
    assert.equal(wallet.sent.get(`${round.id}-bet-1`), 2)
    assert.equal(wallet.balanceMinor, FULL_MINOR - 500 + round.winMinor)
  })

  test('a bet without any answer is taken back, and the round is void', async ({ assert }) => {
    const url = await sandbox.launch('slot', 'launch-3')
    wallet.faults.set('bet', 'lostAnswer')
    const answer = await sandbox.frame(url, 'bet', BET)
    assert.equal(errorOf(answer), 'unanswered')
    const round = roundOf(answer)
    assert.equal(round.state, 'void')
    assert.isNull(round.outcome)
    await sandbox.stateWhen(url, () => wallet.taken.has(`${round.id}-bet-1-rollback`))
    assert.equal(wallet.balanceMinor, FULL_MINOR)
  })

  test('a refused bet: nothing is drawn, and the next round can begin', async ({ assert }) => {
    const url = await sandbox.launch('slot', 'launch-4')
    wallet.faults.set('bet', 'refused')
    const answer = await sandbox.frame(url, 'bet', BET)
    assert.equal(errorOf(answer), 'balance')
    assert.equal(roundOf(answer).state, 'void')
    wallet.faults.clear()
    assert.equal(roundOf(await sandbox.frame(url, 'bet', BET)).state, 'closed')
  })

  test('a bet of a closed brand: the player is told so, and nothing is taken back', async ({
    assert,
  }) => {
    const url = await sandbox.launch('slot', 'launch-closed')
    wallet.faults.set('bet', 'closed')
    const answer = await sandbox.frame(url, 'bet', BET)
    assert.equal(errorOf(answer), 'closed')
    assert.equal(roundOf(answer).state, 'void')
    // the session and the bet, once each, and no rollback
    assert.deepEqual([...wallet.sent.values()], [1, 1])
    assert.equal(wallet.taken.size, 0)
    assert.equal(wallet.balanceMinor, FULL_MINOR)
  })

  test('A13 a kill after the draw: the win is paid after the start, and the history has the round', async ({
    assert,
  }) => {
    const url = await sandbox.launch('slot', 'launch-5')
    await sandbox.frame(url, 'state')
    wallet.faults.set('win', 'silent')
    const arrived = wallet.arrival('win')
    const lost = sandbox.frame(url, 'bet', BET).catch(() => null)
    await arrived
    await sandbox.kill()
    await lost
    assert.equal(wallet.balanceMinor, FULL_MINOR - 500)

    wallet.faults.clear()
    await sandbox.start()
    const state = await sandbox.stateWhen(url, ({ round }) => round?.state === 'closed')
    const round = must(state.history[0], 'round in the history')
    assert.isNotNull(round.outcome)
    assert.equal(wallet.balanceMinor, FULL_MINOR - 500 + round.winMinor)
    assert.equal(state.balanceMinor, wallet.balanceMinor)
  })

  test('A13 a kill before the bet is answered: it is taken back after the start', async ({
    assert,
  }) => {
    const url = await sandbox.launch('slot', 'launch-6')
    await sandbox.frame(url, 'state')
    wallet.faults.set('bet', 'lostAnswer')
    const arrived = wallet.arrival('bet')
    const lost = sandbox.frame(url, 'bet', BET).catch(() => null)
    await arrived
    await sandbox.kill()
    await lost
    wallet.faults.clear()
    await sandbox.start()
    const state = await sandbox.stateWhen(
      url,
      ({ round }) => round?.state === 'void' && wallet.taken.has(`${round.id}-bet-1-rollback`)
    )
    assert.equal(wallet.balanceMinor, FULL_MINOR)
    assert.equal(state.history[0]?.state, 'void')
  })

  test('A13 a hand of blackjack stands after a kill as it stood, and can be finished', async ({
    assert,
  }) => {
    const url = await sandbox.launch('blackjack', 'launch-8')
    const open = await untilOpen(sandbox, url, [{ stakeMinor: 100 }])
    await sandbox.kill()
    await sandbox.start()
    const { state } = await sandbox.frame(url, 'state')
    assert.deepEqual(state?.round, open)

    const ended = await sandbox.frame(url, 'act', { action: 'stand' })
    const round = roundOf(ended)
    assert.equal(round.state, 'closed')
    assert.deepEqual(wallet.taken.get(`${round.id}-win`)?.['amountMinor'], round.winMinor)
    assert.equal(ended.state?.balanceMinor, wallet.balanceMinor)
  })

  test('a raised stake is a bet of its own; one that is refused leaves the hand as it was', async ({
    assert,
  }) => {
    const url = await sandbox.launch('blackjack', 'launch-9')
    const open = await untilOpen(sandbox, url, [{ stakeMinor: 100 }])
    wallet.faults.set('bet', 'refused')
    const refused = await sandbox.frame(url, 'act', { action: 'double' })
    assert.equal(errorOf(refused), 'balance')
    assert.deepEqual(roundOf(refused), open)

    wallet.faults.clear()
    const round = roundOf(await sandbox.frame(url, 'act', { action: 'double' }))
    assert.equal(round.state, 'closed')
    assert.equal(round.stakeMinor, 200)
    const bets = [...wallet.taken.values()].filter(
      ({ path, roundId }) => path === 'bet' && roundId === round.id
    )
    assert.deepEqual(
      bets.map(({ amountMinor }) => amountMinor),
      [100, 100]
    )
  })

  test('crash: no more is taken than has risen, and where it breaks is told at the end alone', async ({
    assert,
  }) => {
    const url = await sandbox.launch('crash', null)
    const bets = [{ stakeMinor: 100, cashOutMilli: null }]
    const open = roundOf(await sandbox.frame(url, 'bet', { bets }))
    assert.containsSubset(open.outcome, { breaksAtMilli: null })
    const ended = roundOf(await sandbox.frame(url, 'act', { action: 'take:900000' }))
    assert.equal(ended.state, 'closed')
    assert.isBelow(ended.winMinor, 200)
    assert.notContainsSubset(ended.outcome, { breaksAtMilli: null })
  })

  test('a stake outside of the limits, and bets that are none, never reach the wallet', async ({
    assert,
  }) => {
    const url = await sandbox.launch('slot', 'launch-7')
    const refusals = []
    for (const bets of [
      [{ stakeMinor: 1 }],
      [{ stakeMinor: 9_000_000 }],
      [],
      'all',
      [{ stakeMinor: 0.5 }],
    ]) {
      refusals.push(errorOf(await sandbox.frame(url, 'bet', { bets })))
    }
    assert.deepEqual(refusals, ['limits', 'limits', 'failed', 'failed', 'failed'])
    assert.equal(wallet.taken.size, 0)
  })

  test('play money: no call of the wallet', async ({ assert }) => {
    const url = await sandbox.launch('slot', null)
    const answer = await sandbox.frame(url, 'bet', BET)
    const round = roundOf(answer)
    assert.equal(round.state, 'closed')
    assert.equal(answer.state?.balanceMinor, FULL_MINOR - 500 + round.winMinor)
    assert.equal(wallet.sent.size, 0)
  })

  test('the seed whose hash was shown before the bet gives the outcome again', async ({
    assert,
  }) => {
    const url = await sandbox.launch('slot', null)
    const { state: before } = await sandbox.frame(url, 'seeds', { clientSeed: 'my own' })
    const { hash, nextRound } = must(before, 'state').fairness
    const round = roundOf(await sandbox.frame(url, 'bet', BET))
    assert.isNull(round.verifyUrl)
    const { state: after } = await sandbox.frame(url, 'seeds', { clientSeed: 'next' })
    const revealed = must(must(after, 'state').fairness.revealed, 'revealed seed')
    assert.equal(commit(revealed.serverSeed), hash)
    assert.equal(revealed.clientSeed, 'my own')
    const seeds = { ...revealed, round: nextRound }
    const again = replay(slot, seeds, BET.bets)
    assert.deepEqual(round.outcome, {
      drawn: again.outcome,
      bets: BET.bets,
      wins: [round.winMinor],
    })
    assert.match(
      must(roundOf({ state: must(after, 'state') }).verifyUrl, 'link'),
      /^http:\/\/brand\.test\/tr\/verify\?/
    )
  })
})
