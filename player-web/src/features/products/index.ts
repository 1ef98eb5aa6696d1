/** Games outside their lobbies. The page that shows them loads the texts `products` and `status`, too. */
export { StarredGames } from './StarredGames.tsx'
