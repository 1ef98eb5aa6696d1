/** Stars, and what has one. */
export {
  favouriteCasinoAtom,
  favouriteGamesAtom,
  favouriteLeaguesAtom,
  favouriteMarketTypesAtom,
  favouriteMatchesAtom,
  favouriteSlotsAtom,
  type FavouriteKind,
  type FavouritesAtom,
} from './favourites.ts'
export { Star } from './Star.tsx'
export { StarButton } from './StarButton.tsx'
