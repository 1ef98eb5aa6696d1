/** The teams of the other leagues of virtual football. */
import type { FootballTeam } from './teams.ts'

/** Coast League. */
export const COAST_TEAMS: readonly FootballTeam[] = [
  { name: 'Anchor', attack: 3, defence: 3 },
  { name: 'Breaker', attack: 3, defence: 2 },
  { name: 'Cormorant', attack: 2, defence: 3 },
  { name: 'Dunes', attack: 3, defence: 1 },
  { name: 'Estuary', attack: 2, defence: 2 },
  { name: 'Ferry', attack: 1, defence: 3 },
  { name: 'Gull', attack: 2, defence: 1 },
  { name: 'Headland', attack: 1, defence: 2 },
  { name: 'Inlet', attack: 2, defence: 2 },
  { name: 'Jetty', attack: 1, defence: 1 },
  { name: 'Kelp', attack: 0, defence: 2 },
  { name: 'Lighthouse', attack: 1, defence: 2 },
]

/** River League. */
export const RIVER_TEAMS: readonly FootballTeam[] = [
  { name: 'Alder', attack: 3, defence: 2 },
  { name: 'Bridgeport', attack: 2, defence: 3 },
  { name: 'Confluence', attack: 1, defence: 3 },
  { name: 'Deltaside', attack: 2, defence: 1 },
  { name: 'Eddy', attack: 1, defence: 2 },
  { name: 'Fordham Mills', attack: 2, defence: 2 },
  { name: 'Gorge', attack: 1, defence: 1 },
  { name: 'Heron', attack: 0, defence: 2 },
  { name: 'Islet', attack: 1, defence: 2 },
  { name: 'Lockgate', attack: 1, defence: 0 },
]

/** Summit Cup. */
export const SUMMIT_TEAMS: readonly FootballTeam[] = [
  { name: 'Alpine', attack: 3, defence: 3 },
  { name: 'Boulder', attack: 3, defence: 2 },
  { name: 'Cairn', attack: 2, defence: 2 },
  { name: 'Ridge', attack: 1, defence: 1 },
  { name: 'Glacier', attack: 0, defence: 2 },
  { name: 'Pass', attack: 1, defence: 2 },
  { name: 'Crest', attack: 1, defence: 0 },
  { name: 'Scree', attack: 0, defence: 1 },
]

/** Island League. */
export const ISLAND_TEAMS: readonly FootballTeam[] = [
  { name: 'Atoll', attack: 3, defence: 2 },
  { name: 'Bay', attack: 2, defence: 3 },
  { name: 'Coral', attack: 1, defence: 2 },
  { name: 'Driftwood', attack: 1, defence: 0 },
  { name: 'Palm', attack: 0, defence: 1 },
  { name: 'Reef', attack: 3, defence: 3 },
  { name: 'Sandbar', attack: 3, defence: 2 },
  { name: 'Trade Wind', attack: 2, defence: 3 },
  { name: 'Volcano', attack: 3, defence: 1 },
  { name: 'Lagoon Bay', attack: 2, defence: 2 },
  { name: 'Monsoon', attack: 1, defence: 3 },
  { name: 'Mangrove', attack: 2, defence: 1 },
]

/** Capital League. */
export const CAPITAL_TEAMS: readonly FootballTeam[] = [
  { name: 'Arcade', attack: 3, defence: 3 },
  { name: 'Boulevard', attack: 3, defence: 2 },
  { name: 'Citadel', attack: 3, defence: 3 },
  { name: 'Embassy', attack: 3, defence: 2 },
  { name: 'Forum', attack: 2, defence: 3 },
  { name: 'Gallery', attack: 3, defence: 1 },
  { name: 'Market', attack: 2, defence: 2 },
  { name: 'Opera', attack: 1, defence: 3 },
  { name: 'Palace', attack: 2, defence: 1 },
  { name: 'Station', attack: 1, defence: 2 },
  { name: 'Terrace', attack: 2, defence: 2 },
  { name: 'University', attack: 1, defence: 1 },
  { name: 'Viaduct', attack: 0, defence: 2 },
  { name: 'Wharf', attack: 1, defence: 2 },
]
