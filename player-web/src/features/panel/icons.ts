/** Icons of the menus by the page's first path; menus that show icons load them. */
import { CircleUserRound, IdCard } from 'lucide-react'

export const icons = {
  account: CircleUserRound,
  userInformation: IdCard,
}
