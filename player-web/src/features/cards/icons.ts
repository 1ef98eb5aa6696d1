/** Icons of the menus by the page's first path; menus that show icons load them. */
import { CreditCard } from 'lucide-react'

export const icons = {
  card: CreditCard,
}
