import { useState } from 'react'
import EditIcon from '@mui/icons-material/EditOutlined'
import PriceIcon from '@mui/icons-material/SellOutlined'
import { Alert, Button } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Link } from 'react-router-dom'
import { isSwitchable, MARKET_STATUS } from '@grandstand/shared-types/catalogue/market_status'
import { isOfRunners } from '@grandstand/shared-types/markets/table/market_types'
import { RACE_WINNER } from '@grandstand/shared-types/markets/table/races'
import { fieldSize } from '@grandstand/shared-types/racing/field/field'
import { placeTermsOf, WIN_ONLY } from '@grandstand/shared-types/racing/terms/place_terms'
import { USUAL_RACING_RULES } from '@grandstand/shared-types/racing/terms/racing_rules'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import { useMay } from '../../../../access/useMay.ts'
import { Failure } from '../../../../record/page/Loaded.tsx'
import { Loading } from '../../../../record/page/Loading.tsx'
import { Panel } from '../../../../record/page/Panel.tsx'
import { useMatchMarkets } from '../../../markets/useMatchMarkets.ts'
import { fieldOf, useRaceField } from '../useRaceField.ts'
import { CardEditor } from './CardEditor.tsx'
import { RunnerDialog } from './RunnerDialog.tsx'
import { RunnerTable } from './RunnerTable.tsx'
import { RunnerPricesDialog } from './RunnerPricesDialog.tsx'

type Opened = 'card' | 'prices' | { runner: number } | null

/** The field of a race: its runners with their prices, the card, and what becomes of a runner. */
export function FieldTab({ match }: { match: MatchRow }) {
  const translate = useTranslate()
  const field = useRaceField(match.id)
  const { markets, outcomesOf, error, isPending, refetch } = useMatchMarkets(match.id)
  const mayEdit = useMay('matches.edit')
  const mayAddMarket = useMay('markets.edit')
  const mayPrice = useMay('prices.edit')
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const failure = field.error ?? error
  if (failure) return <Failure error={failure} />
  if (!field.data || isPending) return <Loading />

  const view = field.data
  const terms = placeTermsOf(USUAL_RACING_RULES.placeTerms, fieldOf(view))
  const market = markets.find(({ marketTypeId }) => marketTypeId === RACE_WINNER)
  const outcomes = market ? outcomesOf(market.id) : []
  const isOpen = match.resultRevision === 0 && (!market || isSwitchable(market.status))
  const mayOpen = isOpen && mayAddMarket && (!market || mayPrice)
  const isSuspended = markets.some(
    ({ marketTypeId, status }) => isOfRunners(marketTypeId) && status === MARKET_STATUS.suspended
  )
  if (opened === 'card') {
    return <CardEditor field={view} onSaved={field.set} onClose={close} />
  }
  const runner =
    typeof opened === 'object' && view.runners.find(({ number }) => number === opened?.runner)
  return (
    <>
      {isSuspended && isOpen && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ mb: 2 }}
          action={
            <Button size="small" color="inherit" component={Link} to="?tab=markets">
              {translate('race.toMarkets')}
            </Button>
          }
        >
          {translate('race.marketSuspended')}
        </Alert>
      )}
      <Panel
        title={[
          translate(`race.kinds.${view.kind}`),
          ...(view.isHandicap ? [translate('race.isHandicap')] : []),
          translate('race.running', { smart_count: fieldSize(fieldOf(view)) }),
          terms === WIN_ONLY
            ? translate('race.toWinOnly')
            : translate('race.eachWay', { ...terms }),
        ].join(' · ')}
        isFlush
        aside={
          <span>
            {mayOpen && (
              <Button
                variant={market && !isSuspended ? 'outlined' : 'contained'}
                {...(market && !isSuspended && { color: 'inherit' })}
                startIcon={<PriceIcon />}
                onClick={() => setOpened('prices')}
                sx={{ mr: 1 }}
              >
                {translate(market ? 'race.prices.change' : 'race.prices.open')}
              </Button>
            )}
            {mayEdit && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<EditIcon />}
                onClick={() => setOpened('card')}
              >
                {translate('race.editCard')}
              </Button>
            )}
          </span>
        }
      >
        <RunnerTable
          field={view}
          outcomes={outcomes}
          mayEdit={mayEdit}
          onChange={(number) => setOpened({ runner: number })}
        />
      </Panel>
      {opened === 'prices' && (
        <RunnerPricesDialog
          match={match}
          field={view}
          markets={markets}
          outcomesOf={outcomesOf}
          onSaved={refetch}
          onClose={close}
        />
      )}
      {runner && (
        <RunnerDialog
          field={view}
          runner={runner}
          priceMilli={outcomes.find(({ key }) => key === String(runner.number))?.oddsMilli ?? null}
          onSaved={(next) => {
            field.set(next)
            refetch()
          }}
          onClose={close}
        />
      )}
    </>
  )
}
