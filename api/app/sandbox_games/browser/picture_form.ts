/** What the picture of a game and the frame around it agree on. */
import type { FrameTexts } from '../texts/text_form.ts'

/** What the frame gives to a picture. */
export interface Host {
  texts: FrameTexts
  /** The words of this game; the key itself where it has none. */
  word: (key: string) => string
  language: string
  /** Of games of one kind, which one it is. */
  gameCode: string
  minStakeMinor: number
  maxStakeMinor: number
  money: (minor: number) => string
  /** The stake that is chosen, minor units. */
  stakeMinor: () => number
  /** The number of the round that is played next, which decides what can be bet on in some games. */
  nextRound: () => number
  /** Does something in the open round without a press. */
  act: (action: string) => void
  /** The bets of the picture have changed. */
  changed: () => void
}

export interface Action {
  /** What is sent; a function is asked at the press. */
  action: string | (() => string)
  label: string
}

export interface Picture<Outcome> {
  /** What the player looks at. */
  stage: HTMLElement
  /** Where the player bets, below the stage; games with one kind of bet have none. */
  board?: HTMLElement
  /** The bets that the button sends; empty while there is none. */
  bets: () => readonly { stakeMinor: number }[]
  /** Removes the bets that were laid; a game without has no button for it. */
  clear?: () => void
  /** The next round is known; called before the first one and after each. */
  ready?: () => void
  /** While the server draws: something moves. */
  wait: () => void
  /**
   * Shows the outcome, moving where it is new, and resolves when it stands. Returns what screen readers say of it.
   */
  show(outcome: Outcome, isNew: boolean): Promise<string>
  /** What the player may do in an open round. */
  actions?(outcome: Outcome): Action[]
  /** No bets can be laid meanwhile. */
  lock?: (isLocked: boolean) => void
}

export type PictureMaker<Outcome> = (host: Host) => Picture<Outcome>
