/** The description, in a `page.ts`, of a page that belongs to no resource or is beside a resource's own pages. */
import { lazy, type ComponentType } from 'react'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { MenuPlace } from './menu.ts'

interface PageDefinition {
  /** Route such as `/live-settings`. */
  path: string
  /** With the key of its label; absent for a page that other pages link to. */
  menu?: MenuPlace & { label: string }
  /** Permission to see the page; absent for a page that the menu shows to all staff and that checks its user itself. */
  right?: Permission
  /** True for a page without bar and menu, such as one for the printer. */
  isBare?: boolean
  load: () => Promise<{ default: ComponentType }>
}

export interface BackofficePage extends Omit<PageDefinition, 'load'> {
  Page: ComponentType
}

/** Makes a page from its description; its code loads when it is opened. */
export function page({ load, ...rest }: PageDefinition): BackofficePage {
  return { ...rest, Page: lazy(load) }
}
