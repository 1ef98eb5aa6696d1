import { favouriteMatchesAtom } from './favourites.ts'
import { Star } from './Star.tsx'

interface StarButtonProps {
  matchId: number
  /** The names of the match's teams. */
  names: string
  tabIndex?: number
}

/** The star of a match. */
export function StarButton({ matchId, names, tabIndex }: StarButtonProps) {
  return <Star favourites={favouriteMatchesAtom} id={matchId} name={names} tabIndex={tabIndex} />
}
