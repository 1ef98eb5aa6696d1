/** The description of a page. Routes, menus, guards and the browser tests over all pages read it. */
import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { Product, UserType } from '@grandstand/shared-types/accounts/user_types'
import type { ParseKeys } from 'i18next'
import type { ComponentType } from 'react'

export type TextKey = ParseKeys

/** The section decides the accent (rules 9.2). */
export type Section = 'sports' | 'live' | 'casino' | 'liveCasino' | 'bingo' | 'virtual'

/** Who may open a page (rules 9.1). Other users are sent to the home page. */
export interface Guard {
  /** Asks a visitor to sign in, and then opens the page. */
  requiresAuth?: true
  /** For visitors only. */
  requiresLogout?: true
  /** The user types that may open the page. */
  controlStatus?: UserType | readonly UserType[]
  /** For accounts opened on the web only. */
  onlineUser?: true
  /** Closed while the brand takes no registrations. */
  registerControl?: true
  /** Closed while the brand has no affiliates. */
  affiliateStatus?: true
  /** Open to visitors even where the brand shows them only the sign-in, such as its terms. */
  openToVisitors?: true
}

/** The place of a page in the menus; its icon is in the feature's `icons.ts`. */
export interface MenuPlace {
  /** The name in the menu, when it is not the page's title. */
  name?: TextKey
  places: readonly MenuName[]
  /** Pages are sorted by this number, lowest first. */
  order: number
  /** Left out of the menus while the brand takes no registrations or shows visitors only the sign-in. */
  whileOpen?: true
  /** Shows the number of matches in play beside the name. */
  hasLiveCount?: true
}
export type MenuName = 'header' | 'games' | 'bottom' | 'phone' | 'user' | 'top' | 'footer'

export interface PlayerPage {
  /** Paths below `/{lang}/`. A parameter that ends in `Id` is a whole number from 1; any other address is not found. */
  paths: readonly [string, ...string[]]
  /** Title of the browser's tab, until the page sets a better one. */
  title: TextKey
  section: Section
  /**
   * `board`: with the tree beside the page. `games`: without the slip beside it; a phone keeps its bar. `bare`: without slip
   * and bar.
   */
  layout: 'board' | 'plain' | 'games' | 'bare'
  guard?: Guard
  /** Products; a signed-in player needs one of them enabled, visitors need none. */
  products?: readonly Product[]
  /** The lobby of games whose page it is, or to which it belongs; closed where the brand does not show it. */
  lobby?: Lobby
  menu?: MenuPlace
  /** For a page without a place in the menus: the first path of the page whose menu item is highlighted. */
  under?: string
  /** Features whose `pageTexts/<language>.ts` load with the page. */
  pageTexts?: readonly string[]
  /** Left out only for the home page, which is part of the first view (app/AppRoutes). */
  load?: () => Promise<{ default: ComponentType }>
}
