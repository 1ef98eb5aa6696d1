import { useState } from 'react'
import { useTranslate } from 'ra-core'
import { isSwitchable } from '@grandstand/shared-types/catalogue/market_status'
import { isOfRunners, marketTypesOf } from '@grandstand/shared-types/markets/table/market_types'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { followsToWin } from '@grandstand/shared-types/markets/model/favourite_market'
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import type {
  MarketRow,
  MatchRow,
  OutcomeRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { matchName } from '../../../../format/matchName.ts'
import { ActionDialog } from '../../../../record/dialogs/ActionDialog.tsx'
import { ChoiceField } from '../../../../record/inputs/ChoiceField.tsx'
import { useMarketNames } from '../../../markets/useMarketNames.ts'
import { OrderMarginForm } from './OrderMarginForm.tsx'
import { RunnerPricesForm } from './RunnerPricesForm.tsx'

interface RunnerPricesDialogProps {
  match: MatchRow
  field: RaceFieldView
  /** Of the race. */
  markets: readonly MarketRow[]
  outcomesOf: (marketId: number) => readonly OutcomeRow[]
  onSaved: () => void
  onClose: () => void
}

/** Prices the runners in one of the markets of a race, or makes one that compares some of them. */
export function RunnerPricesDialog(props: RunnerPricesDialogProps) {
  const { match, markets, outcomesOf, onClose } = props
  const translate = useTranslate()
  const names = useMarketNames()
  const [typeId, setTypeId] = useState(RACE_WINNER)
  // of those that compare runners a race has several: a new one is made here, the others are priced among the markets
  const marketOf = (id: number) =>
    markets.find(({ marketTypeId, specifier }) => marketTypeId === id && specifier === '')
  const nameOf = ({ id, key, specifierKind, rule }: MarketType) =>
    specifierKind === 'none' ? (names.find(id)?.name ?? key) : translate(`values.rule.${rule.key}`)
  const market = marketOf(typeId)
  const types = marketTypesOf(match.sportId).filter(
    ({ id }) => (isOfRunners(id) || followsToWin(id)) && isSwitchable(marketOf(id)?.status ?? 0)
  )
  const toWin = marketOf(RACE_WINNER)
  const choice = (
    <ChoiceField
      label={translate('addMarket.type')}
      value={typeId}
      options={types.map((type) => [type.id, nameOf(type)])}
      onChange={setTypeId}
      sx={{ width: '100%', mt: 1, mb: 2 }}
    />
  )
  return (
    <ActionDialog
      title={`${matchName(match)}: ${translate('race.prices.change')}`}
      maxWidth="sm"
      onClose={onClose}
    >
      {followsToWin(typeId) ? (
        <OrderMarginForm
          key={typeId}
          {...props}
          marketTypeId={typeId}
          market={market}
          toWin={toWin ? outcomesOf(toWin.id) : []}
        >
          {choice}
        </OrderMarginForm>
      ) : (
        <RunnerPricesForm
          key={typeId}
          {...props}
          marketTypeId={typeId}
          market={market}
          outcomes={market ? outcomesOf(market.id) : []}
        >
          {choice}
        </RunnerPricesForm>
      )}
    </ActionDialog>
  )
}
