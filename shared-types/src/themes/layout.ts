/**
 * The layout of the site as a few tested choices, each of at most three values (docs/themes.md). Each is an attribute
 * of the page's root: `data-header="two-row"`.
 */

export const LAYOUT_CHOICES = {
  /** The header: one bar, or the menu in a row of its own. */
  header: ['bar', 'two-row'],
  /** How visitors sign in in the header: a button, or fields where a wide window has room. */
  login: ['button', 'fields'],
  /** The side of the tree; the slip is on the other. */
  tree: ['left', 'right'],
  /** The name of an outcome before its price, or above it. */
  odds: ['inline', 'stacked'],
  density: ['compact', 'default', 'roomy'],
  radius: ['square', 'soft', 'round'],
  /** The home page: the sports page, or the blocks of the slot `home`. */
  home: ['sports', 'lobby'],
} as const

export type LayoutChoice = keyof typeof LAYOUT_CHOICES
export type ThemeLayout = { [C in LayoutChoice]: (typeof LAYOUT_CHOICES)[C][number] }

export const LAYOUT_NAMES = Object.keys(LAYOUT_CHOICES) as LayoutChoice[]

export const DEFAULT_LAYOUT: ThemeLayout = {
  header: 'bar',
  login: 'button',
  tree: 'left',
  odds: 'inline',
  density: 'default',
  radius: 'soft',
  home: 'sports',
}
