/** Stars, and the matches that have one. */
export { favouriteMatchesAtom } from './favourites.ts'
export { StarButton } from './StarButton.tsx'
