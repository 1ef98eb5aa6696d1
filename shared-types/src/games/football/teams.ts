/** The teams of the virtual football league. */

export interface FootballTeam {
  name: string
  /** 0 weak to 3 strong. */
  attack: number
  defence: number
}

export const FOOTBALL_TEAMS: readonly FootballTeam[] = [
  { name: 'Aurora', attack: 3, defence: 3 },
  { name: 'Beacon', attack: 3, defence: 2 },
  { name: 'Cascade', attack: 2, defence: 3 },
  { name: 'Delta', attack: 2, defence: 2 },
  { name: 'Ember', attack: 3, defence: 1 },
  { name: 'Falcon', attack: 2, defence: 2 },
  { name: 'Granite', attack: 1, defence: 3 },
  { name: 'Harbour', attack: 2, defence: 1 },
  { name: 'Indigo', attack: 1, defence: 2 },
  { name: 'Juniper', attack: 2, defence: 2 },
  { name: 'Kestrel', attack: 1, defence: 1 },
  { name: 'Lagoon', attack: 1, defence: 2 },
  { name: 'Meridian', attack: 0, defence: 2 },
  { name: 'Northern', attack: 1, defence: 1 },
  { name: 'Orchard', attack: 1, defence: 0 },
  { name: 'Pinnacle', attack: 0, defence: 1 },
]
