/** The menu as data, from the descriptions of resources and pages. */
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined'
import type { Permission } from '@grandstand/shared-types/accounts/user_types'
import { pages, resources } from '../registry/all.ts'
import { MENU_GROUPS, type MenuPlace } from '../registry/menu.ts'

export interface NavigationItem extends MenuPlace {
  to: string
  /** The resource behind the item; absent for a page. */
  resource?: string
  label: string
  /** Permission without which the item is hidden; of several, one is enough. */
  right?: Permission | readonly Permission[] | undefined
}

export interface NavigationGroup {
  label: string
  items: NavigationItem[]
}

const ITEMS: readonly NavigationItem[] = [
  { to: '/', label: 'ra.page.dashboard', group: 'overview', order: 0, icon: DashboardIcon },
  ...resources.map(({ name, menu, rights }) => ({
    ...menu,
    to: `/${name}`,
    resource: name,
    label: `resources.${name}.name`,
    right: rights.read,
  })),
  ...pages.flatMap(({ path, menu, right }) => (menu ? [{ ...menu, to: path, right }] : [])),
]

export const NAVIGATION: readonly NavigationGroup[] = MENU_GROUPS.map((group) => ({
  label: `menu.${group}`,
  items: ITEMS.filter((item) => item.group === group).sort((a, b) => a.order - b.order),
}))
