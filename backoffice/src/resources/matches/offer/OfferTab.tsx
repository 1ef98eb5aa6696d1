import type { ReactNode } from 'react'
import { Box, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { MatchRow } from '@grandstand/shared-types/wire/betting/catalogue'
import type { OfferLayerRow } from '@grandstand/shared-types/wire/betting/offer'
import { ValueText } from '../../../fields/ValueText.tsx'
import { Panel } from '../../../record/page/Panel.tsx'
import { Failure } from '../../../record/page/Loaded.tsx'
import { Loading } from '../../../record/page/Loading.tsx'
import { LimitSubject } from '../../markets/LimitSubject.tsx'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import { useMatchMarkets } from '../../markets/useMatchMarkets.ts'
import { LayerButtons } from '../../offer-layers/LayerButtons.tsx'
import { LayerState } from '../../offer-layers/LayerState.tsx'
import { useOfferLayers, type Subject } from '../../offer-layers/useOfferLayers.ts'
import { useSubjectName } from '../../offer-layers/useSubjectName.ts'

/** What this brand hides and suspends around a match, from its sport down to its markets. */
export function OfferTab({ match }: { match: MatchRow }) {
  const translate = useTranslate()
  const { error, isPending } = useOfferLayers()
  if (error) return <Failure error={error} />
  if (isPending) return <Loading />
  return (
    <>
      <Panel title={translate('offerLayers.tabTitle')} isFlush>
        <Box sx={{ px: 2, py: 1, maxWidth: '80ch', color: 'text.secondary' }}>
          {translate('offerLayers.tabHint')}
        </Box>
        <Table size="small">
          <TableBody>
            <PlaceRow scope="match" scopeId={match.id} />
            <PlaceRow scope="tournament" scopeId={match.tournamentId} />
            <PlaceRow scope="category" scopeId={match.categoryId} />
            <PlaceRow scope="sport" scopeId={match.sportId} />
          </TableBody>
        </Table>
      </Panel>
      <Panel title={translate('offerLayers.markets')} isFlush>
        <Markets match={match} />
      </Panel>
    </>
  )
}

/** A part of the offer that holds the match, or the match itself. */
function PlaceRow(subject: Subject) {
  const { rowOf } = useOfferLayers()
  const name = useSubjectName(subject)
  const row = rowOf(subject)
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
          <ValueText group="betLimitScope" code={subject.scope} />
        </Box>
        <Named row={row} isAlways>
          <LimitSubject {...subject} />
        </Named>
      </TableCell>
      <TableCell align="right">
        <LayerButtons {...subject} name={name} row={row} />
      </TableCell>
    </TableRow>
  )
}

function Markets({ match }: { match: MatchRow }) {
  const translate = useTranslate()
  const names = useMarketNames()
  const { rowOf } = useOfferLayers()
  const { markets, error, isPending } = useMatchMarkets(match.id)
  if (error) return <Failure error={error} />
  if (isPending) return <Loading />
  if (markets.length === 0) {
    return <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('offerLayers.noMarkets')}</Box>
  }
  return (
    <Table size="small">
      <TableBody>
        {markets.map(({ id, marketTypeId, specifier }) => {
          const subject = { scope: 'market', scopeId: id } as const
          const name = names.market(marketTypeId, { ...match, specifier })
          const row = rowOf(subject)
          return (
            <TableRow key={id}>
              <TableCell component="th" scope="row">
                <Named row={row}>{name}</Named>
              </TableCell>
              <TableCell align="right">
                <LayerButtons {...subject} name={name} row={row} />
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}

interface NamedProps {
  row: OfferLayerRow | undefined
  /** True to say so when nothing is laid over it. */
  isAlways?: boolean
  children: ReactNode
}

/** A name with what the brand lays over it. */
function Named({ row, isAlways = false, children }: NamedProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' }}>
      <span>{children}</span>
      {(row !== undefined || isAlways) && <LayerState row={row} />}
    </Box>
  )
}
