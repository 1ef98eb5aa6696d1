/** Icons of the menus by the page's first path; menus that show icons load them. */
import { Newspaper } from 'lucide-react'

export const icons = {
  bulletin: Newspaper,
}
