import { useState, type FormEvent, type ReactNode } from 'react'
import { Alert, Box, Button, DialogContent, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { runnerName } from '@grandstand/shared-types/catalogue/match_name'
import { MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import type {
  MarketRow,
  MatchRow,
  OutcomeRow,
} from '@grandstand/shared-types/wire/betting/catalogue'
import type { RaceFieldView } from '@grandstand/shared-types/wire/betting/races'
import { useFormat } from '../../../../format/useFormat.ts'
import { DialogButtons } from '../../../../record/dialogs/ActionDialog.tsx'
import { Failures } from '../../../../record/page/Loaded.tsx'
import { useMarketNames } from '../../../markets/useMarketNames.ts'
import { isMarginLost, PRICE_BOUNDS } from '../../markets/priceDoubt.ts'
import { RunnerLabel } from '../RunnerLabel.tsx'
import {
  othersOf,
  priced,
  readPrices,
  specifierOf,
  typedPrices,
  type ReadPrices,
} from './runnerPrices.ts'

interface RunnerPricesFormProps {
  match: MatchRow
  field: RaceFieldView
  marketTypeId: number
  /** Undefined for one to be opened. */
  market: MarketRow | undefined
  outcomes: readonly OutcomeRow[]
  onSaved: () => void
  onClose: () => void
  /** Above the prices. */
  children: ReactNode
}

/** Prices every runner of a race in one form, and opens the market with them. */
export function RunnerPricesForm(props: RunnerPricesFormProps) {
  const { field, marketTypeId, market, outcomes, onSaved, onClose, children } = props
  const translate = useTranslate()
  const format = useFormat()
  const names = useMarketNames()
  const [typed, setTyped] = useState(() => typedPrices(outcomes))
  const [showsFaults, setShowsFaults] = useState(false)
  const [isAsked, setIsAsked] = useState(false)
  const runners = priced(field.runners, marketTypeId).filter(
    ({ number }) => !market || outcomes.some(({ key }) => key === String(number))
  )
  const read = readPrices(marketTypeId, runners, typed)
  const save = useSavePrices(props, () => {
    onSaved()
    onClose()
  })
  const specifier = specifierOf(marketTypeId, read)
  const isLost = isMarginLost(read.margin)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setShowsFaults(true)
    if (read.faulty.size > 0 || specifier === null) return
    if (isLost && !isAsked) setIsAsked(true)
    else save.mutate({ specifier, outcomes: read.outcomes })
  }
  const priceField = (key: string, name: string, isFirst = false) => {
    const isFaulty = showsFaults && read.faulty.has(key)
    return (
      <TextField
        autoFocus={isFirst}
        value={typed[key] ?? ''}
        error={isFaulty}
        helperText={isFaulty && translate('markets.priceBounds', PRICE_BOUNDS)}
        onChange={(event) => {
          setTyped({ ...typed, [key]: event.target.value })
          setIsAsked(false)
          save.reset()
        }}
        onFocus={(event) => event.target.select()}
        slotProps={{
          htmlInput: {
            'aria-label': translate('markets.priceOf', { name }),
            'inputMode': 'decimal',
            'autoComplete': 'off',
            'style': { textAlign: 'right', fontWeight: 600 },
          },
        }}
      />
    )
  }
  return (
    <form onSubmit={send} noValidate>
      <DialogContent sx={{ pt: 0 }}>
        {children}
        {runners.map((runner, at) => {
          const { number, name, status } = runner
          return (
            <Box key={number} sx={ROW}>
              <RunnerLabel
                runner={runner}
                kind={field.kind}
                note={status === 'reserve' && format.value('runnerStatus', status)}
              />
              {priceField(String(number), runnerName(number, name), at === 0)}
            </Box>
          )
        })}
        {othersOf(marketTypeId).map((key) => {
          const name = names.outcome(marketTypeId, key, OF_NO_MATCH)
          return (
            <Box key={key} sx={ROW}>
              {name}
              {priceField(key, name)}
            </Box>
          )
        })}
        <Box aria-live="polite" sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>
          {specifier === null
            ? translate(`race.prices.${marketTypeId}`)
            : read.margin === null
              ? translate('race.prices.incomplete')
              : translate('markets.margin', { percent: format.permille(read.margin) })}
        </Box>
        {isAsked && isLost && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('markets.marginLost', { percent: format.permille(read.margin ?? 0) })}
          </Alert>
        )}
        <Failures error={save.error} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button
          type="submit"
          variant="contained"
          color={isAsked ? 'warning' : 'primary'}
          loading={save.isPending}
        >
          {translate(isAsked ? 'race.prices.saveAnyway' : 'race.prices.save')}
        </Button>
      </DialogButtons>
    </form>
  )
}

const OF_NO_MATCH = { home: '', away: '', specifier: '' }

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  alignItems: 'center',
  gap: 2,
}

interface NewPrices {
  specifier: string
  outcomes: ReadPrices['outcomes']
}

/** Adds the market, or sets the prices that differ and opens the market that stands. */
function useSavePrices(props: RunnerPricesFormProps, onSuccess: () => void) {
  const { match, marketTypeId, market, outcomes } = props
  const provider = useDataProvider()
  return useMutation({
    mutationFn: async ({ specifier, outcomes: prices }: NewPrices) => {
      if (!market) {
        const data = { matchId: match.id, marketTypeId, specifier, isMainLine: specifier === '' }
        await provider.create('markets', { data: { ...data, outcomes: prices } })
        return
      }
      for (const { key, oddsMilli } of prices) {
        const outcome = outcomes.find((one) => one.key === key)
        if (!outcome || outcome.oddsMilli === oddsMilli) continue
        await provider.update('outcomes', {
          id: outcome.id,
          // a price that came meanwhile is not overwritten
          data: { oddsMilli, fromMilli: outcome.oddsMilli },
          previousData: outcome,
        })
      }
      if (market.status !== MARKET_STATUS.suspended) return
      const data = { status: MARKET_STATUS.active }
      await provider.update('markets', { id: market.id, data, previousData: market })
    },
    onSuccess,
  })
}
