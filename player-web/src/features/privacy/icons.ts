/** Icons of the menus by the page's first path; menus that show icons load them. */
import { FileUser } from 'lucide-react'

export const icons = {
  ownData: FileUser,
}
