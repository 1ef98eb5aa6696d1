import { useState, type FormEvent, type ReactNode } from 'react'
import { Box, Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { MARKET_STATUS, type MarketStatus } from '@grandstand/shared-types/catalogue/market_status'
import { formatOdds } from '@grandstand/shared-types/money/odds'
import { isFavouriteMarket } from '@grandstand/shared-types/markets/model/favourite_market'
import {
  MOST_ORDER_MARGIN,
  USUAL_ORDER_MARGIN,
} from '@grandstand/shared-types/markets/model/order_market'
import type {
  MarketRow,
  MatchRow,
  OutcomeRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { useFormat } from '../../../../format/useFormat.ts'
import { DialogButtons } from '../../../../record/dialogs/ActionDialog.tsx'
import { ChoiceField } from '../../../../record/inputs/ChoiceField.tsx'
import { Failures } from '../../../../record/page/Loaded.tsx'
import { firstPrices, typedMargin } from './orderMargin.ts'

interface OrderMarginFormProps {
  match: MatchRow
  field: RaceFieldView
  marketTypeId: number
  /** Undefined for one to be opened. */
  market: MarketRow | undefined
  /** Prices to win, from which those of the market follow. */
  toWin: readonly OutcomeRow[]
  onSaved: () => void
  onClose: () => void
  /** Above the margin. */
  children: ReactNode
}

const STATUSES = [MARKET_STATUS.active, MARKET_STATUS.suspended, MARKET_STATUS.inactive]

/**
 * Opens, suspends or closes the market on the first runners, and sets its margin; the prices of the favourites are shown before. That
 * on the favourite has neither.
 */
export function OrderMarginForm(props: OrderMarginFormProps) {
  const { field, marketTypeId, market, toWin, onSaved, onClose, children } = props
  const translate = useTranslate()
  const format = useFormat()
  const [typed, setTyped] = useState(String(market?.orderMargin ?? USUAL_ORDER_MARGIN))
  const [status, setStatus] = useState<MarketStatus>(market?.status ?? MARKET_STATUS.active)
  const marginPercent = typedMargin(typed)
  const isFavourite = isFavouriteMarket(marketTypeId)
  const save = useSaveMargin(props, () => {
    onSaved()
    onClose()
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isFavourite) save.mutate({ status })
    else if (marginPercent !== null) save.mutate({ orderMargin: marginPercent, status })
  }
  const prices =
    marginPercent === null || isFavourite
      ? []
      : firstPrices({ marketTypeId, marginPercent }, field.runners, toWin)
  return (
    <form onSubmit={send} noValidate>
      <DialogContent sx={{ pt: 0 }}>
        {children}
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
          {!isFavourite && (
            <TextField
              label={translate('race.orders.margin')}
              value={typed}
              error={marginPercent === null}
              helperText={
                marginPercent === null &&
                translate('markets.priceBounds', { least: 0, most: MOST_ORDER_MARGIN })
              }
              onChange={(event) => setTyped(event.target.value)}
              slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
            />
          )}
          {market && (
            <ChoiceField
              label={translate('race.status')}
              value={status}
              options={STATUSES.map((one) => [one, format.value('marketStatus', one)])}
              onChange={setStatus}
            />
          )}
        </Box>
        <Box aria-live="polite" sx={{ mt: 2, fontSize: 13 }}>
          {isFavourite
            ? translate('race.orders.favourite')
            : marginPercent !== null && prices.length === 0
              ? translate('race.prices.incomplete')
              : prices.map(({ key, name, oddsMilli }) => (
                  <Box key={key} sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
                    <span>{name}</span>
                    <b>{formatOdds(oddsMilli)}</b>
                  </Box>
                ))}
        </Box>
        <Failures error={save.error} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button type="submit" variant="contained" loading={save.isPending}>
          {translate(market ? 'ra.action.save' : 'race.prices.save')}
        </Button>
      </DialogButtons>
    </form>
  )
}

/** Adds the market, or changes the one that stands. */
function useSaveMargin(
  { match, marketTypeId, market }: OrderMarginFormProps,
  onSuccess: () => void
) {
  const provider = useDataProvider()
  return useMutation({
    mutationFn: async (changes: { orderMargin?: number; status: MarketStatus }) => {
      if (!market) {
        const { orderMargin } = changes
        const data = { matchId: match.id, marketTypeId, outcomes: [], orderMargin }
        await provider.create('markets', { data })
        return
      }
      await provider.update('markets', {
        id: market.id,
        data: { ...changes, version: market.version },
        previousData: market,
      })
    },
    onSuccess,
  })
}
