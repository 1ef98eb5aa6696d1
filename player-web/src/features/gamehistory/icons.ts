/** Icons of the menus by the page's first path; menus that show icons load them. */
import { Dices } from 'lucide-react'

export const icons = {
  gameHistory: Dices,
}
