import { favouriteLeaguesAtom } from './favourites.ts'
import { Star } from './Star.tsx'

/** The star of a league, for the list, which loads it after its matches. */
export default function LeagueStar({ id, name }: { id: number; name: string }) {
  return <Star favourites={favouriteLeaguesAtom} id={id} name={name} />
}
