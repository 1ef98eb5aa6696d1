/** The games by their codes, as providers, links and texts name them. */

/** Games of one kind share rules, pictures and words; they differ in data alone. */
export const GAME_KINDS = [
  'slot',
  'roulette',
  'keno',
  'lotto6of49',
  'lotto5of36',
  'bingo75',
  'bingo90',
  'greyhounds',
  'horses',
  'football',
  'tennis',
  'crash',
  'blackjack',
  'baccarat',
  'videoPoker',
  'dice',
  'mines',
  'plinko',
] as const
export type GameKind = (typeof GAME_KINDS)[number]

/** Of each kind its games with their titles, which no language translates; the first has the code of its kind. */
const GAMES = {
  slot: {
    slot: 'Orchard Reels',
    emberSevens: 'Ember Sevens',
    tripleBright: 'Triple Bright',
    frostHollow: 'Frost Hollow',
    nileCrown: 'Crown of the Nile',
    deepReef: 'Deep Reef',
    cloverMeadow: 'Clover Meadow',
    starDrift: 'Star Drift',
    harvestMoon: 'Harvest Moon',
    dragonLantern: 'Dragon Lantern',
    canyonGold: 'Canyon Gold',
    midnightCards: 'Midnight Cards',
  },
  roulette: {
    roulette: 'Grand Roulette',
    frenchRoulette: 'French Roulette',
    americanRoulette: 'American Roulette',
  },
  keno: {
    keno: 'Keno 80',
    keno60: 'Keno 60',
    keno40: 'Keno 40',
    keno36: 'Quick 36',
    keno24: 'Quick 24',
  },
  lotto6of49: {
    lotto6of49: 'Lotto 6/49',
    lotto6of45: 'Lotto 6/45',
    lotto6of42: 'Lotto 6/42',
    lotto7of47: 'Lotto 7/47',
    lotto5of50: 'Lotto 5/50',
    lotto6of36: 'Lotto 6/36',
  },
  lotto5of36: {
    lotto5of36: 'Lotto 5/36',
    studio5of40: 'Studio 5/40',
    studio6of42: 'Studio 6/42',
    studio4of24: 'Studio 4/24',
    studio3of20: 'Studio 3/20',
    studio5of30: 'Studio 5/30',
  },
  bingo75: {
    bingo75: 'Bingo 75',
    quickBingo: 'Quick Bingo',
    houseBingo: 'House Bingo 75',
  },
  bingo90: {
    bingo90: 'Bingo 90',
    lineBingo: 'Line Bingo 90',
    houseBingo90: 'House Bingo 90',
  },
  greyhounds: {
    greyhounds: 'Greyhound Sprint',
    nightHounds: 'Night Hounds',
    kartCup: 'Kart Cup',
    speedway: 'Speedway Six',
    snailDerby: 'Snail Derby',
  },
  horses: {
    horses: 'Downs Racing',
    steeplechase: 'Hill Steeplechase',
    trotters: 'Evening Trotters',
    camelCup: 'Camel Cup',
    sprintStakes: 'Sprint Stakes',
    longMile: 'The Long Mile',
  },
  football: {
    football: 'Grandstand League',
    coastLeague: 'Coast League',
    riverLeague: 'River League',
    summitCup: 'Summit Cup',
    islandLeague: 'Island League',
    capitalLeague: 'Capital League',
  },
  tennis: {
    tennis: 'Centre Court',
    clayCourt: 'Clay Court',
    grassCourt: 'Grass Court',
    nightCourt: 'Night Court',
    harbourOpen: 'Harbour Open',
    winterOpen: 'Winter Open',
  },
  crash: {
    crash: 'Lift Off',
    deepDive: 'Deep Dive',
    hotBalloon: 'Hot Balloon',
  },
  blackjack: {
    blackjack: 'Grand Blackjack',
    harbourBlackjack: 'Harbour Blackjack',
  },
  baccarat: { baccarat: 'Grand Baccarat' },
  videoPoker: { videoPoker: 'Jacks or Better' },
  dice: { dice: 'Hundred Dice' },
  mines: { mines: 'Mine Field' },
  plinko: { plinko: 'Peg Drop', plinko8: 'Short Drop' },
} as const satisfies Record<GameKind, Record<string, string>>

type CodesOf<Games> = Games extends unknown ? keyof Games : never
/** The codes of all games of a kind. */
export type CodeOf<Kind extends GameKind> = CodesOf<(typeof GAMES)[Kind]>
export type GameCode = CodesOf<(typeof GAMES)[GameKind]>

export interface GameName {
  code: GameCode
  kind: GameKind
  title: string
}

const NAMES: ReadonlyMap<string, GameName> = new Map(
  GAME_KINDS.flatMap((kind) =>
    Object.entries(GAMES[kind]).map(([code, title]) => [
      code,
      { code: code as GameCode, kind, title: title as string },
    ])
  )
)

export const GAME_NAMES: readonly GameName[] = [...NAMES.values()]
export const GAME_CODES: readonly GameCode[] = GAME_NAMES.map(({ code }) => code)

/** Kind and title of a game. Throws a RangeError for a code that is none. */
export function gameName(code: string): GameName {
  const name = NAMES.get(code)
  if (!name) throw new RangeError(`no game ${code}`)
  return name
}

export const kindOf = (code: GameCode): GameKind => gameName(code).kind

/** The codes of a kind. */
export const codesOf = <Kind extends GameKind>(kind: Kind): CodeOf<Kind>[] =>
  Object.keys(GAMES[kind]) as CodeOf<Kind>[]
