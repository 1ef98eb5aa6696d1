import type { FrameError } from '#sandbox_games/wire'

/** Texts of the frame around every game. `{amount}` and `{number}` stand for what is put there. */
export interface FrameTexts {
  balance: string
  stake: string
  lower: string
  higher: string
  play: string
  repeat: string
  clear: string
  won: string
  noWin: string
  playMoney: string
  deposit: string
  close: string
  loading: string
  again: string
  history: string
  noRounds: string
  round: string
  paying: string
  returned: string
  open: string
  fairness: string
  fairnessLead: string
  hash: string
  clientSeed: string
  change: string
  serverSeed: string
  check: string
  errors: Record<FrameError, string>
}
