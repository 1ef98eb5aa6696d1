/** A match by the names of its sides. */
export interface MatchNames {
  id: number
  home: string
  away: string
}
