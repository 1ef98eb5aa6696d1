/** What one table of blackjack does otherwise than another. */
import type { CodeOf } from '../game_codes.ts'
import { ofCode } from '../of_code.ts'
import type { Total } from './hand.ts'

export interface BlackjackRules {
  /** The dealer takes a card on a 17 in which an ace counts 11. */
  hitsSoft17: boolean
}

export const BLACKJACKS: Readonly<Record<CodeOf<'blackjack'>, BlackjackRules>> = {
  blackjack: { hitsSoft17: false },
  harbourBlackjack: { hitsSoft17: true },
}
export const blackjackRules = ofCode(BLACKJACKS)

const STANDS = 17

/** Whether the dealer takes no more cards. */
export const dealerStands = ({ total, isSoft }: Total, { hitsSoft17 }: BlackjackRules): boolean =>
  total > STANDS || (total === STANDS && !(isSoft && hitsSoft17))
