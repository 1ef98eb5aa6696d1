/** Icons of the pages in the menus, collected from the features. Only menus that load on their own import this file. */
import type { LucideIcon } from 'lucide-react'

const found = import.meta.glob<{ icons: Readonly<Record<string, LucideIcon>> }>(
  '../features/*/icons.ts',
  { eager: true }
)

const ICONS: ReadonlyMap<string, LucideIcon> = new Map(
  Object.values(found).flatMap(({ icons }) => Object.entries(icons))
)

/** The icon of the page with this first path; undefined for a page without one. */
export const menuIcon = (path: string): LucideIcon | undefined => ICONS.get(path)
