import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { marketTypesQuery } from '../../../api/queries.ts'
import { useFormat } from '../../../i18n/format.ts'
import { contextOfOutcome, outcomeName } from '../../../odds/marketNames.ts'
import { usePickPrice } from '../../betslip/index.ts'
import { STATUS, useStatus } from '../../status/index.ts'
import { outcomeOfSign, type BetCode } from './betCode.ts'

/** Puts the price of a bet code into the slip with its stake; says in the popup when there is no such price. */
export function useBetCode(): (code: BetCode, match: BoardMatch) => boolean {
  const { t } = useTranslation()
  const { language } = useFormat()
  const { data: types } = useQuery(marketTypesQuery(language, 'board'))
  const pick = usePickPrice()
  const status = useStatus()
  return ({ sign, stakeMinor }, match) => {
    if (sign === null) return false
    const [market] = match.markets
    const outcome = market && outcomeOfSign(market.outcomes, sign)
    if (!market || !outcome?.active || match.betStatus === 'stopped') {
      status.show(STATUS.warning, t('desk.priceClosed'))
      return false
    }
    const type = types?.find(({ id }) => id === market.typeId)
    const context = { home: match.home, away: match.away, specifier: market.specifier }
    const name = outcomeName(type, outcome.key, contextOfOutcome(context, outcome), language)
    pick({ match, market, outcome, name }, stakeMinor)
    return true
  }
}
