/** Icons of the menus by the page's first path; menus that show icons load them. */
import { Gift, Hourglass } from 'lucide-react'

export const icons = {
  bonuses: Gift,
  ownBonuses: Hourglass,
}
