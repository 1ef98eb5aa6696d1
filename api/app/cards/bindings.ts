/** What this room does for rooms below it. */
import { countOpeningsWith } from '#accounts/opening_room'
import { openCards } from '#cards/queries/open_cards'

export const bind = (): void => countOpeningsWith(openCards)
