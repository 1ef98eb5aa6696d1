/** The unnamed favourite of a race, sold at the starting price alone (rules 19.9). Apart from the catalogue, for the browser. */
import { isOrderMarket, RACE_WINNER } from './order_market.ts'

export const FAVOURITE = 100_023
/** Its only outcome: the runner with the shortest starting price, whoever that is. */
export const FAVOURITE_KEY = 'favourite'

/** Ids of the types that a brand may sell at the starting price. */
export const AT_START_MARKETS: readonly number[] = [RACE_WINNER, FAVOURITE]

export const isFavouriteMarket = (marketTypeId: number): boolean => marketTypeId === FAVOURITE

/** Whether the prices of the type follow from those to win, so that staff set none. */
export const followsToWin = (marketTypeId: number): boolean =>
  isOrderMarket(marketTypeId) || isFavouriteMarket(marketTypeId)
