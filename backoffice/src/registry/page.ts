/** What a `page.ts` says of a page that belongs to no resource, or stands beside a resource's own pages. */
import { lazy, type ComponentType } from 'react'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import type { MenuPlace } from './menu.ts'

interface PageDefinition {
  /** Route such as `/live-settings`. */
  path: string
  /** With the key of its label; absent for a page that others lead to. */
  menu?: MenuPlace & { label: string }
  /** Without it the menu shows the page to everybody; the page itself refuses who may not see it. */
  right?: Permission
  /** Without the bar and the menu, such as a page for the printer. */
  isBare?: boolean
  load: () => Promise<{ default: ComponentType }>
}

export interface BackofficePage extends Omit<PageDefinition, 'load'> {
  Page: ComponentType
}

/** A page from what its file says; it loads when somebody opens it. */
export function page({ load, ...rest }: PageDefinition): BackofficePage {
  return { ...rest, Page: lazy(load) }
}
