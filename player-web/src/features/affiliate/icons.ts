/** Icons of the menus by the page's first path; menus that show icons load them. */
import { Handshake, Image } from 'lucide-react'

export const icons = {
  affiliate: Handshake,
  affiliateBanner: Image,
}
