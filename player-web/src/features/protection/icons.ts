/** Icons of the menus by the page's first path; menus that show icons load them. */
import { ShieldCheck } from 'lucide-react'

export const icons = {
  protection: ShieldCheck,
}
