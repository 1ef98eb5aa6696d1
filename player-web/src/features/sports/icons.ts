/** Icons of the menus by the page's first path; menus that show icons load them. */
import { Trophy } from 'lucide-react'

export const icons = {
  '': Trophy,
}
