/** Stars, and what has one. */
export {
  favouriteGamesAtom,
  favouriteLeaguesAtom,
  favouriteMarketTypesAtom,
  favouriteMatchesAtom,
  type FavouritesAtom,
} from './favourites.ts'
export { Star } from './Star.tsx'
export { StarButton } from './StarButton.tsx'
