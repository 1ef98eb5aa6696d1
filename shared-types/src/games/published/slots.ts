/** Published returns of slots (`published_returns.ts`). */
import type { KindReturn } from '../game.ts'
import type { CodeOf } from '../game_codes.ts'

export const SLOTS: Readonly<Record<CodeOf<'slot'>, readonly KindReturn[]>> = {
  slot: [{ kind: 'spin', returnPpm: 946_657 }],
  emberSevens: [{ kind: 'spin', returnPpm: 955_946 }],
  tripleBright: [{ kind: 'spin', returnPpm: 953_988 }],
  frostHollow: [{ kind: 'spin', returnPpm: 957_497 }],
  nileCrown: [{ kind: 'spin', returnPpm: 953_637 }],
  deepReef: [{ kind: 'spin', returnPpm: 957_371 }],
  cloverMeadow: [{ kind: 'spin', returnPpm: 951_169 }],
  starDrift: [{ kind: 'spin', returnPpm: 959_698 }],
  harvestMoon: [{ kind: 'spin', returnPpm: 954_310 }],
  dragonLantern: [{ kind: 'spin', returnPpm: 952_756 }],
  canyonGold: [{ kind: 'spin', returnPpm: 950_156 }],
  midnightCards: [{ kind: 'spin', returnPpm: 948_746 }],
}
