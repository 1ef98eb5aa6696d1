/** Icons of the menus by the page's first path; menus that show icons load them. */
import {
  Bike,
  Building2,
  Cherry,
  Clapperboard,
  Dices,
  Flag,
  Gamepad2,
  Grid3x3,
  Medal,
  Spade,
  TicketCheck,
} from 'lucide-react'

export const icons = {
  casino: Cherry,
  livecasino: Spade,
  bingo: Grid3x3,
  tvgames: Clapperboard,
  virtualgames: Gamepad2,
  racing: Flag,
  virtualleague: Medal,
  virtualSports: Bike,
  lotto: TicketCheck,
  betgames: Dices,
  mintGaming: Building2,
}
