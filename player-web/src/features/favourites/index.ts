/** Stars, and what has one. */
export { favouriteMarketTypesAtom, favouriteMatchesAtom } from './favourites.ts'
export { Star } from './Star.tsx'
export { StarButton } from './StarButton.tsx'
