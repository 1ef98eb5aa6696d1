import { createElement } from 'react'
import { menuIcon } from './menuIcons.ts'

/** The icon of a page in a menu, by the page's first path. */
export function MenuIcon({ path, size }: { path: string; size: number }) {
  const icon = menuIcon(path)
  return icon ? createElement(icon, { size, 'aria-hidden': true }) : null
}
