/** The places of a page that a theme fills with blocks, and all blocks. */

/** `home`: the home page; `start`: below the tree; `end`: below the slip. */
export const SLOTS = ['home', 'start', 'end'] as const
export type SlotName = (typeof SLOTS)[number]

/** A block shows itself only where the site has content for it. */
export const BLOCKS = [
  'hero',
  'promotions',
  'live',
  'nextHour',
  'featured',
  'mostPicked',
  'winners',
  'jackpots',
  'casino',
  'specialBanners',
  'topMatches',
  'tv',
] as const
export type BlockName = (typeof BLOCKS)[number]

/** Blocks that fit into a side column; the others need the width of the page. */
const SIDE_BLOCKS: readonly BlockName[] = [
  'live',
  'mostPicked',
  'winners',
  'jackpots',
  'specialBanners',
  'topMatches',
  'tv',
]

/** The blocks that fit a slot, in their usual order. */
export const blocksOf = (slot: SlotName): readonly BlockName[] =>
  slot === 'home' ? BLOCKS : SIDE_BLOCKS

export interface PlacedBlock {
  block: BlockName
  /** False keeps the block's place in the list without showing it. */
  isShown: boolean
}

/** The blocks of each slot in their order; a block stands at most once in a slot. */
export type ThemeSlots = Record<SlotName, PlacedBlock[]>

/** The blocks that a slot shows, in their order. */
export const shownBlocks = (slots: ThemeSlots, slot: SlotName): BlockName[] =>
  slots[slot].flatMap(({ block, isShown }) => (isShown ? [block] : []))

const shown = (...blocks: BlockName[]): PlacedBlock[] =>
  blocks.map((block) => ({ block, isShown: true }))

export const DEFAULT_SLOTS: ThemeSlots = {
  home: shown(
    'hero',
    'promotions',
    'live',
    'nextHour',
    'featured',
    'casino',
    'mostPicked',
    'winners'
  ),
  start: [],
  end: shown('tv', 'specialBanners'),
}
