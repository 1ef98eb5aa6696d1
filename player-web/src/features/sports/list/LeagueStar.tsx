import { favouriteLeaguesAtom, Star } from '../../favourites/index.ts'

/** The star of a league, which the list loads after its matches. */
export default function LeagueStar({ id, name }: { id: number; name: string }) {
  return <Star favourites={favouriteLeaguesAtom} id={id} name={name} />
}
