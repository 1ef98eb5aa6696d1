/**
 * The steps of a round. Each is one transaction of the store: it changes the round and writes the next call of the wallet,
 * so that a kill at any moment leaves a round that can go on.
 */
import { must } from '#core/errors/must'
import type { Games } from '#sandbox_games/games/find_games'
import type { Result } from '#sandbox_games/games/game'
import { betCall, rollbackCall, winCall } from '#sandbox_games/rounds/bodies'
import { Calls, type CallRow } from '#sandbox_games/store/calls'
import { Frames, isDemo } from '#sandbox_games/store/frames'
import type { Store } from '#sandbox_games/store/open_store'
import { Rounds, type RoundRow } from '#sandbox_games/store/rounds'
import { drawsOf, Seeds } from '#sandbox_games/store/seeds'

export class Steps {
  readonly rounds: Rounds
  readonly calls: Calls
  readonly frames: Frames
  readonly seeds: Seeds
  readonly #games: Games
  readonly #store: Store

  constructor(store: Store, games: Games) {
    this.#store = store
    this.#games = games
    this.rounds = new Rounds(store)
    this.calls = new Calls(store)
    this.frames = new Frames(store)
    this.seeds = new Seeds(store)
  }

  /** Runs steps as one transaction. */
  together<T>(steps: () => T): T {
    return this.#store.transaction(steps)()
  }

  /** What the round is with these actions. */
  resultOf(round: RoundRow, actions = actionsOf(round)): Result {
    const game = this.#games.get(round.game_code)
    return game.play(
      drawsOf(this.seeds.get(round.seed_id), round.number),
      { bets: JSON.parse(round.bets), actions },
      round.number
    )
  }

  /** Asks for a stake, of the wallet or of the money to play with. */
  stake(round: RoundRow, amountMinor: number): void {
    const frame = this.frames.get(round.token)
    if (isDemo(frame)) {
      this.frames.addToBalance(frame.token, -amountMinor)
      this.#staked(round, amountMinor)
      return
    }
    const place = this.calls.ofRound(round.id).filter(({ kind }) => kind === 'bet').length + 1
    this.calls.add(betCall(round, frame, { amountMinor, place }))
  }

  /** The wallet took the call. */
  done(call: CallRow, balanceMinor: number | null): void {
    const round = this.rounds.get(call.round_id)
    this.calls.setState(call.id, 'done')
    if (balanceMinor !== null) this.frames.setBalance(round.token, balanceMinor)
    if (call.kind === 'bet') this.#staked(round, call.amount_minor)
    if (call.kind === 'win') this.rounds.change(round.id, { state: 'closed' })
  }

  /** The wallet refused a bet. */
  refused(call: CallRow): void {
    this.calls.setState(call.id, 'refused')
    this.#withoutBet(this.rounds.get(call.round_id))
  }

  /** Nobody knows whether the wallet took the bet: it is taken back. */
  abandon(call: CallRow): void {
    const round = this.rounds.get(call.round_id)
    this.calls.setState(call.id, 'abandoned')
    this.calls.add(rollbackCall(round, call, round.state === 'betting'))
    this.#withoutBet(round)
  }

  /** Goes on as far as the player need not decide. */
  advance(id: string): void {
    const round = this.rounds.get(id)
    const { outcome, winMinor, isOver } = this.resultOf(round)
    const shown = JSON.stringify(outcome)
    if (!isOver) {
      this.rounds.change(id, { state: 'open', outcome: shown })
      return
    }
    const isFree = round.player_id === null
    this.rounds.change(id, {
      state: isFree ? 'closed' : 'paying',
      outcome: shown,
      win_minor: winMinor,
    })
    if (isFree) this.frames.addToBalance(round.token, winMinor)
    else this.calls.add(winCall(round, winMinor))
  }

  #staked(round: RoundRow, amountMinor: number): void {
    const actions = actionsOf(round)
    if (round.waiting_action !== null) actions.push(round.waiting_action)
    this.rounds.change(round.id, {
      stake_minor: round.stake_minor + amountMinor,
      actions: JSON.stringify(actions),
      waiting_action: null,
    })
    this.advance(round.id)
  }

  #withoutBet({ id, state }: RoundRow): void {
    this.rounds.change(id, state === 'betting' ? { state: 'void' } : { waiting_action: null })
  }
}

/** The actions of a round that count. */
export function actionsOf({ actions }: Pick<RoundRow, 'actions'>): string[] {
  const list: unknown = JSON.parse(actions)
  return Array.isArray(list) ? list.map((action) => must(action, 'action').toString()) : []
}
