/** What the page of a game shows, from the rows of the store. */
import type { FairnessView, FrameState, RoundView } from '#sandbox_games/wire'
import { verifyUrl } from '#sandbox_games/frame/verify_url'
import type { Steps } from '#sandbox_games/rounds/steps'
import { ownerOf, type FrameRow } from '#sandbox_games/store/frames'
import type { RoundRow } from '#sandbox_games/store/rounds'
import { hashOf } from '#sandbox_games/store/seeds'

const HISTORY_LENGTH = 20

export function stateOf(steps: Steps, token: string): FrameState {
  const frame = steps.frames.get(token)
  const owner = ownerOf(frame)
  const history = steps.rounds
    .latest(owner, HISTORY_LENGTH)
    .map((round) => roundView(steps, frame, round))
  return {
    balanceMinor: frame.balance_minor ?? 0,
    round: history[0] ?? null,
    history,
    fairness: fairnessView(steps, owner),
  }
}

/** A round as its player may see it. */
export function roundView(steps: Steps, frame: FrameRow, round: RoundRow): RoundView {
  const seed = steps.seeds.get(round.seed_id)
  return {
    id: round.id,
    number: round.number,
    state: round.state,
    stakeMinor: round.stake_minor,
    winMinor: round.win_minor,
    outcome: round.outcome === null ? null : JSON.parse(round.outcome),
    at: round.created_at,
    verifyUrl: seed.revealed_at === null ? null : verifyUrl(frame, round, seed),
  }
}

function fairnessView(steps: Steps, owner: string): FairnessView {
  const current = steps.seeds.current(owner)
  const last = steps.seeds.lastRevealed(owner)
  return {
    hash: hashOf(current),
    clientSeed: current.client_seed,
    nextRound: current.next_round,
    revealed: last
      ? {
          serverSeed: last.server_seed,
          hash: hashOf(last),
          clientSeed: last.client_seed,
          rounds: last.next_round,
        }
      : null,
  }
}
