/** What a page says of itself. Routes, menus, guards and the browser tests over all pages read it. */
import type { Product, UserType } from '@grandstand/shared-types/accounts/user_types'
import type { ParseKeys } from 'i18next'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

export type TextKey = ParseKeys

/** Decides the accent (rules 9.2). */
export type Section = 'sports' | 'live' | 'casino' | 'liveCasino' | 'bingo' | 'virtual'

/** Who may open a page (rules 9.1). Whoever may not is sent to the home page. */
export interface Guard {
  /** Whoever is not signed in is asked to, and then comes back. */
  requiresAuth?: true
  /** For nobody who is signed in. */
  requiresLogout?: true
  /** One or several types of user. */
  controlStatus?: UserType | readonly UserType[]
  /** For accounts that were opened on the web. */
  onlineUser?: true
  /** Closed while the brand takes no registrations. */
  registerControl?: true
  /** Closed while the brand has no affiliates. */
  affiliateStatus?: true
}

/** Where a page stands in the menus. */
export interface MenuPlace {
  name: TextKey
  icon: LucideIcon
  places: readonly MenuName[]
  /** Lower stands first. */
  order: number
  /** The number of matches in play stands beside it. */
  hasLiveCount?: true
}
export type MenuName = 'header' | 'bottom' | 'phone' | 'user'

export interface PlayerPage {
  /** Below `/{lang}/`. A parameter that ends in `Id` is a whole number from 1; any other address is not found. */
  paths: readonly [string, ...string[]]
  /** Of the browser's tab until the page knows a better one. */
  title: TextKey
  section: Section
  /** `board`: the tree stands beside the page; `paper`: nothing stands beside it. */
  layout: 'board' | 'plain' | 'paper'
  guard?: Guard
  /** Of which one must be enabled for the player. */
  products?: readonly Product[]
  menu?: MenuPlace
  /** Of a page without a place in the menus: the first path of the page whose item is lit. */
  under?: string
  /** Left out by the home page alone, which is part of the first view (app/AppRoutes). */
  load?: () => Promise<{ default: ComponentType }>
}
