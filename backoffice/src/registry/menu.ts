/** The place of a page in the menu. */
import type { ComponentType } from 'react'
import type { SvgIconProps } from '@mui/material'

/** Groups in the order of a day's work; the texts name each as `menu.<group>`. */
export const MENU_GROUPS = [
  'overview',
  'people',
  'payments',
  'games',
  'ledger',
  'live',
  'catalogue',
  'content',
  'admin',
] as const

export interface MenuPlace {
  group: (typeof MENU_GROUPS)[number]
  /** Position within the group, ascending. */
  order: number
  icon: ComponentType<SvgIconProps>
  /** A filter of the resource; the number of its rows is shown beside the name. */
  counted?: Readonly<Record<string, string>>
}
