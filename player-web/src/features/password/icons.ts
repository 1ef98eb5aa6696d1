/** Icons of the menus by the page's first path; menus that show icons load them. */
import { KeyRound } from 'lucide-react'

export const icons = {
  changePassword: KeyRound,
}
