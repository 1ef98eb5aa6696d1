/** The description, in a `page.ts`, of a page without a resource, or beside a resource's own pages. */
import { lazy, type ComponentType } from 'react'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { MenuPlace } from './menu.ts'

interface PageDefinition {
  /** Route such as `/live-settings`. */
  path: string
  /** Place in the menu, with the key of its label; absent for a page that only other pages link to. */
  menu?: MenuPlace & { label: string }
  /** Permission to see the page; absent for a page that all staff may open, and that checks its user itself. */
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
