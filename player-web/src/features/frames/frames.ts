/** Frames of other sites over the page: the game or the payment that is open. */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { FrameAnswer } from '@grandstand/shared-types/wire/frames'
import { atom } from 'jotai'

export interface OpenFrame extends FrameAnswer {
  kind: 'game' | 'payment'
  /** Name of the game, or of the payment method. */
  title: string
  /** The game that is played for money, for its jackpots. */
  game?: { lobby: Lobby; gameId: number }
  /** Names the launch of a game to people, when its page does not come. */
  reference?: string
  /** Opens the page anew, where its address works once; without it the same address is opened again. */
  onRetry?: () => void
  /** Called once: `page` when the frame's page said that it is done, `person` when a person closed the frame. */
  onClose?: (by: 'page' | 'person') => void
}

/** The frame that is shown; null without one. */
export const frameAtom = atom<OpenFrame | null>(null)
