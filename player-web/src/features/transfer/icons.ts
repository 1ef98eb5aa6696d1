/** Icons of the menus by the page's first path; menus that show icons load them. */
import { ArrowLeftRight } from 'lucide-react'

export const icons = {
  transferRequest: ArrowLeftRight,
}
