import { matchName } from '../../format/matchName.ts'
import { Box } from '@mui/material'
import type { CouponStatus } from '@grandstand/shared-types/coupons/model/coupon_words'
import { stateWithoutResult } from '@grandstand/shared-types/coupons/model/selection_state'
import type { CouponDetailSelection } from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslate } from 'ra-core'
import { Odds } from '../../fields/Odds.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { useMarketNames } from '../markets/useMarketNames.ts'
import { RaceTerms } from './RaceTerms.tsx'
import { SelectionEvidence } from './SelectionEvidence.tsx'
import { SelectionScore } from './SelectionScore.tsx'

interface CouponSelectionsProps {
  selections: readonly CouponDetailSelection[]
  /** Status of the coupon, shown for a selection without a result. */
  status: CouponStatus
}

/** The selections, each with price, score and result, and, folded, the reasons for the result. */
export function CouponSelections({ selections, status }: CouponSelectionsProps) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {selections.map((selection) => (
        <Selection key={selection.position} selection={selection} status={status} />
      ))}
    </Box>
  )
}

interface SelectionProps {
  selection: CouponDetailSelection
  status: CouponStatus
}

function Selection({ selection, status }: SelectionProps) {
  const translate = useTranslate()
  const names = useMarketNames()
  return (
    <Box
      component="li"
      sx={{ 'px': 2, 'py': 1.25, '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '4px 16px' }}>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, fontSize: 13 }}>
          <RecordLink isMain resource="matches" id={selection.matchId}>
            {matchName(selection)}
          </RecordLink>
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {selection.tournamentName} · <Time at={selection.startsAt} />
          </Box>
        </Box>
        <Box sx={{ flex: '1 1 180px', minWidth: 0, fontSize: 13 }}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {names.outcome(selection.marketTypeId, selection.outcomeKey, selection)}
          </Box>
          {selection.isBanker && (
            <>
              {' '}
              <ToneChip tone="accent" text={translate('coupons.banker')} />
            </>
          )}
          <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
            {names.market(selection.marketTypeId, selection)}
          </Box>
          <RaceTerms selection={selection} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '48px 56px 1fr', sm: '64px 56px minmax(96px, auto)' },
            flex: { xs: '1 1 100%', sm: 'none' },
            gap: 1.5,
            alignItems: 'baseline',
            fontSize: 13,
            textAlign: { xs: 'left', sm: 'right' },
          }}
        >
          <Box sx={{ fontWeight: 600 }}>
            <Odds milli={selection.oddsMilli} />
          </Box>
          <Box>{selection.score ? <SelectionScore score={selection.score} /> : '–'}</Box>
          <Box>
            <StatusChip
              group="selectionResult"
              code={selection.result ?? stateWithoutResult(status)}
            />
            {selection.deductionPercent !== undefined && (
              <Box sx={{ fontSize: 12, color: 'warning.main' }}>
                {translate('result.deducted', { percent: selection.deductionPercent })}
              </Box>
            )}
            {selection.isManual && (
              <Box sx={{ fontSize: 12, color: 'warning.main' }}>{translate('coupons.byHand')}</Box>
            )}
          </Box>
        </Box>
      </Box>
      <Box
        component="details"
        sx={{
          'mt': 0.5,
          '& summary': {
            cursor: 'pointer',
            color: 'primary.main',
            fontSize: 12,
            width: 'fit-content',
            py: 0.5,
          },
        }}
      >
        <summary>{translate('coupons.details')}</summary>
        <Box sx={{ pt: 1, pb: 0.5 }}>
          <SelectionEvidence selection={selection} />
        </Box>
      </Box>
    </Box>
  )
}
