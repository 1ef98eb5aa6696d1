/** Icons of the menus by the page's first path; menus that show icons load them. */
import { TicketPercent } from 'lucide-react'

export const icons = {
  'draws/tickets': TicketPercent,
}
