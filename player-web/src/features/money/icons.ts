/** Icons of the menus by the page's first path; menus that show icons load them. */
import { Banknote, Landmark } from 'lucide-react'

export const icons = {
  deposit: Banknote,
  withdraw: Landmark,
}
