/** Names of runners, which are the same in every language, as names are. */
import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'

const HORSES = [
  'Northern Lantern',
  'Desert Sonata',
  'Copper Rain',
  'Lady Meridian',
  'Quiet Thunder',
  'Silver Harbour',
  'Black Orchid',
  'King of Pera',
  'Wild Saffron',
  'Second Sunrise',
  'Amber Court',
  'Blue Cavalier',
  'Mistral Boy',
  'Rosa Imperial',
  'Golden Furlong',
  'Winter Crown',
  'Paper Moon',
  'Baron Ferro',
  'Sea of Marmara',
  'Velvet Hammer',
  'Dancing Comet',
  'Old Gallant',
  'Emerald Quest',
]

const GREYHOUNDS = [
  'Swift Juniper',
  'Bally Comet',
  'Rapid Orla',
  'Ghost Lane',
  'Tiny Tempest',
  'Hare Today',
  'Merry Cutlass',
  'Droopys Echo',
  'Flash Marina',
  'Sandy Bullet',
  'Kilcree Star',
  'Blue Whisker',
  'Quick Hazel',
  'Lightfoot Lou',
  'Storm Biscuit',
  'Royal Dash',
  'Pepper Jet',
]

/** A step that comes by every name of either list, whose lengths are primes. */
const STEP = 5

/** The names of a race's runners, the first of number 1; the next races have others. */
export function runnerNames(code: DrawGameCode, round: number, count: number): string[] {
  const names = code === 'horses' ? HORSES : GREYHOUNDS
  return Array.from(
    { length: count },
    (_, place) => names[(round * count + place * STEP) % names.length] ?? ''
  )
}
