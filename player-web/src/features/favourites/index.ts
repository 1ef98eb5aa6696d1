/** Stars, and what has one. */
export {
  favouriteLeaguesAtom,
  favouriteMarketTypesAtom,
  favouriteMatchesAtom,
} from './favourites.ts'
export { Star } from './Star.tsx'
export { StarButton } from './StarButton.tsx'
