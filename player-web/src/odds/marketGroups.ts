import {
  MARKET_GROUPS,
  type MarketGroup,
} from '@grandstand/shared-types/markets/model/market_group'

/** Position of a group among the tabs, from 0. */
export const groupPosition = (group: MarketGroup): number => MARKET_GROUPS.indexOf(group)

export function isMarketGroup(text: string | null): text is MarketGroup {
  return MARKET_GROUPS.some((group) => group === text)
}
