/** The place of a page in the menu. */
import type { ComponentType } from 'react'
import type { SvgIconProps } from '@mui/material'

/** In the order of a day's work; each is named by `menu.<group>` of the texts. */
export const MENU_GROUPS = [
  'overview',
  'people',
  'ledger',
  'live',
  'catalogue',
  'content',
  'admin',
] as const

export interface MenuPlace {
  group: (typeof MENU_GROUPS)[number]
  /** Ascending within the group. */
  order: number
  icon: ComponentType<SvgIconProps>
  /** A filter of the resource: the number of its rows stands beside the name. */
  counted?: Readonly<Record<string, string>>
}
