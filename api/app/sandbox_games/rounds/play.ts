/** What a player does in a frame. */
import { randomUUID } from 'node:crypto'
import { clock } from '#core/timing/clock'
import type { Games } from '#sandbox_games/games/find_games'
import { limitsOf } from '#sandbox_games/games/game'
import { FrameRefusal, refusalOf } from '#sandbox_games/rounds/frame_error'
import type { Outbox } from '#sandbox_games/rounds/outbox'
import { actionsOf, type Steps } from '#sandbox_games/rounds/steps'
import { isDemo, ownerOf, type FrameRow } from '#sandbox_games/store/frames'
import type { RoundRow } from '#sandbox_games/store/rounds'

const CLIENT_SEED = /^[\x20-\x7e]{1,64}$/

export class Play {
  readonly #steps: Steps
  readonly #outbox: Outbox
  readonly #games: Games

  constructor(steps: Steps, outbox: Outbox, games: Games) {
    this.#steps = steps
    this.#outbox = outbox
    this.#games = games
  }

  /**
   * Begins a round. Throws a FrameRefusal: `busy`, `limits`, `balance`, `session`, `closed`, `refused`, `unanswered`; 422
   * `validationFailed` for bets that are none of the game.
   */
  async begin(frame: FrameRow, bets: unknown): Promise<void> {
    const id = this.#steps.together(() => this.#add(frame, bets))
    await this.#deliver(frame, id)
  }

  /** Does something in the open round. Throws as `begin`; `busy` without an open round. */
  async act(frame: FrameRow, sent: string): Promise<void> {
    const round = this.#steps.rounds.unfinished(ownerOf(frame))
    if (round?.state !== 'open' || round.waiting_action !== null) throw new FrameRefusal('busy')
    const game = this.#games.get(round.game_code)
    const action = game.actionAt?.(sent, clock.now() - round.created_at) ?? sent
    this.#steps.together(() => this.#act(frame, round, action))
    await this.#deliver(frame, round.id)
  }

  /** Ends rounds whose players are gone. */
  async endLeft(): Promise<void> {
    for (const round of this.#steps.rounds.open()) {
      const { leaving } = this.#games.get(round.game_code)
      if (!leaving || clock.now() - round.created_at < leaving.afterMs) continue
      // one that the wallet leaves unanswered is tried again, and keeps no other from its end
      await this.act(this.#steps.frames.get(round.token), leaving.action).catch(
        (error: unknown) => {
          if (!(error instanceof FrameRefusal)) throw error
        }
      )
    }
  }

  /** New seeds for the next rounds. Throws `busy` while a round is not over, `failed` for a client seed of another form. */
  rotate(frame: FrameRow, clientSeed: string): void {
    const owner = ownerOf(frame)
    if (this.#steps.rounds.unfinished(owner)) throw new FrameRefusal('busy')
    if (!CLIENT_SEED.test(clientSeed)) throw new FrameRefusal('failed')
    this.#steps.seeds.rotate(owner, clientSeed)
  }

  #add(frame: FrameRow, bets: unknown): string {
    const owner = ownerOf(frame)
    if (this.#steps.rounds.unfinished(owner)) throw new FrameRefusal('busy')
    const id = randomUUID()
    const { seed, number } = this.#steps.seeds.takeRound(owner)
    this.#steps.rounds.add({
      id,
      owner,
      token: frame.token,
      game_code: frame.game_code,
      player_id: frame.player_id,
      seed_id: seed.id,
      number,
      currency: frame.currency,
      bets: JSON.stringify(bets ?? null),
    })
    const round = this.#steps.rounds.get(id)
    const { stakeMinor } = this.#steps.resultOf(round)
    const limits = limitsOf(this.#games.get(frame.game_code), frame.limit_id)
    if (stakeMinor < limits.minStakeMinor || stakeMinor > limits.maxStakeMinor) {
      throw new FrameRefusal('limits')
    }
    this.#stake(frame, round, stakeMinor)
    return id
  }

  #act(frame: FrameRow, round: RoundRow, action: string): void {
    const actions = [...actionsOf(round), action]
    const { stakeMinor, isOver } = this.#steps.resultOf(round, actions)
    if (!isOver && this.#games.get(round.game_code).isLook?.(action)) return
    const raisedMinor = stakeMinor - round.stake_minor
    if (raisedMinor > 0) {
      this.#steps.rounds.change(round.id, { waiting_action: action })
      this.#stake(frame, { ...round, waiting_action: action }, raisedMinor)
      return
    }
    this.#steps.rounds.change(round.id, { actions: JSON.stringify(actions) })
    this.#steps.advance(round.id)
  }

  #stake(frame: FrameRow, round: RoundRow, amountMinor: number): void {
    const isTooHigh = isDemo(frame) && amountMinor > (frame.balance_minor ?? 0)
    if (isTooHigh) throw new FrameRefusal('balance')
    this.#steps.stake(round, amountMinor)
  }

  async #deliver(frame: FrameRow, id: string): Promise<void> {
    if (isDemo(frame)) return
    const answer = await this.#outbox.deliver(id)
    if (answer?.is === 'refused') throw refusalOf(answer.key)
    // a win that is not answered yet is repeated: the player has its result
    const { state } = this.#steps.rounds.get(id)
    if (answer?.is === 'unknown' && state !== 'paying') throw new FrameRefusal('unanswered')
  }
}
