/** The machines of all slots, by the codes of the games. */
import type { CodeOf } from '../game_codes.ts'
import { madeOfCode, ofCode } from '../of_code.ts'
import type { SlotMachine } from './machine.ts'
import { CANYON_GOLD } from './machines/canyon_gold.ts'
import { CLOVER_MEADOW } from './machines/clover_meadow.ts'
import { DEEP_REEF } from './machines/deep_reef.ts'
import { DRAGON_LANTERN } from './machines/dragon_lantern.ts'
import { EMBER_SEVENS } from './machines/ember_sevens.ts'
import { FROST_HOLLOW } from './machines/frost_hollow.ts'
import { HARVEST_MOON } from './machines/harvest_moon.ts'
import { MIDNIGHT_CARDS } from './machines/midnight_cards.ts'
import { NILE_CROWN } from './machines/nile_crown.ts'
import { ORCHARD_REELS } from './machines/orchard_reels.ts'
import { STAR_DRIFT } from './machines/star_drift.ts'
import { TRIPLE_BRIGHT } from './machines/triple_bright.ts'
import { slotGame } from './slot.ts'

export const SLOT_MACHINES: Readonly<Record<CodeOf<'slot'>, SlotMachine>> = {
  slot: ORCHARD_REELS,
  emberSevens: EMBER_SEVENS,
  tripleBright: TRIPLE_BRIGHT,
  frostHollow: FROST_HOLLOW,
  nileCrown: NILE_CROWN,
  deepReef: DEEP_REEF,
  cloverMeadow: CLOVER_MEADOW,
  starDrift: STAR_DRIFT,
  harvestMoon: HARVEST_MOON,
  dragonLantern: DRAGON_LANTERN,
  canyonGold: CANYON_GOLD,
  midnightCards: MIDNIGHT_CARDS,
}

/** The machine of a slot. */
export const machineOf = ofCode(SLOT_MACHINES)
export const slotOfCode = madeOfCode(SLOT_MACHINES, slotGame)
