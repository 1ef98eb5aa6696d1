import { matchName } from '../../../../format/matchName.ts'
import { useMemo, useState } from 'react'
import { Alert, Autocomplete, Button, DialogContent, TextField } from '@mui/material'
import { useCreate, useTranslate } from 'ra-core'
import {
  isOnRunners,
  isOnField,
  marketTypesOf,
} from '@grandstand/shared-types/markets/table/market_types'
import { isFavouriteMarket } from '@grandstand/shared-types/markets/model/favourite_market'
import type { MarketType } from '@grandstand/shared-types/markets/model/market_type'
import { useFormat } from '../../../../format/useFormat.ts'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useMarketNames } from '../../../markets/useMarketNames.ts'
import { ActionDialog, DialogButtons } from '../../../../record/dialogs/ActionDialog.tsx'
import { Failures } from '../../../../record/page/Loaded.tsx'
import { MarketForm } from './MarketForm.tsx'
import { isMarginLost } from '../priceDoubt.ts'
import {
  marginOf,
  marketOf,
  newMarketDraft,
  offeredOutcomes,
  type MarketDraft,
} from './marketDraft.ts'

interface AddMarketDialogProps {
  match: MatchRow
  onAdded: () => void
  onClose: () => void
}

/** Adds a market of the sport to a match: type, line, prices. One on which the house would lose is asked about before. */
export function AddMarketDialog({ match, onAdded, onClose }: AddMarketDialogProps) {
  const translate = useTranslate()
  const format = useFormat()
  const names = useMarketNames()
  const [draft, setDraft] = useState<MarketDraft | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [create, { isPending, error, reset }] = useCreate()
  const types = useMemo(() => offerable(match), [match])
  const market = draft && marketOf(draft)
  const margin = market && marginOf(market)
  const nameOf = ({ id, key }: MarketType) => names.find(id)?.name ?? key

  const change = (next: MarketDraft | null) => {
    setDraft(next)
    setAsked(false)
    reset()
  }
  const add = () => {
    if (!market) return
    if (isMarginLost(margin) && !isAsked) {
      setAsked(true)
      return
    }
    void create(
      'markets',
      { data: { matchId: match.id, ...market } },
      {
        onSuccess: () => {
          onAdded()
          onClose()
        },
      }
    )
  }

  return (
    <ActionDialog
      title={translate('addMarket.title', { name: matchName(match) })}
      maxWidth="sm"
      onClose={onClose}
    >
      <DialogContent sx={{ pt: 0 }}>
        <Autocomplete
          options={types}
          value={draft?.type ?? null}
          onChange={(_, type) => change(type && newMarketDraft(type))}
          getOptionKey={({ id }) => id}
          getOptionLabel={(type) => `${nameOf(type)} (#${type.id})`}
          groupBy={({ group }) => format.value('marketGroup', group)}
          renderInput={(params) => (
            <TextField {...params} autoFocus required label={translate('addMarket.type')} />
          )}
        />
        {draft && <MarketForm match={match} draft={draft} market={market} onChange={change} />}
        {isAsked && isMarginLost(margin) && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('markets.marginLost', { percent: format.permille(margin) })}
          </Alert>
        )}
        <Failures error={error instanceof Error ? error : null} sx={{ mt: 2 }} />
      </DialogContent>
      <DialogButtons onClose={onClose}>
        <Button
          variant="contained"
          color={isAsked ? 'warning' : 'primary'}
          disabled={!market}
          loading={isPending}
          onClick={add}
        >
          {translate(isAsked ? 'addMarket.addAnyway' : 'addMarket.add')}
        </Button>
      </DialogButtons>
    </ActionDialog>
  )
}

/**
 * Types of the sport in list order, without types whose outcomes are players, who come from a feed, or runners, who are priced on
 * the field of their race.
 */
function offerable({ sportId, isRace }: MatchRow): MarketType[] {
  return marketTypesOf(sportId)
    .filter((type) => isOnField(type) === isRace && !isOnRunners(type.id))
    .filter((type) => !isFavouriteMarket(type.id))
    .filter((type) => offeredOutcomes(newMarketDraft(type)).length > 0)
    .sort((a, b) => (a.group === b.group ? a.listOrder - b.listOrder : a.group < b.group ? -1 : 1))
}
