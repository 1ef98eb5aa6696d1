import { matchName } from '../../../format/matchName.ts'
import type { CouponDetailSelection } from '@grandstand/shared-types/wire/betting/coupons'
import type { ManualOutcome } from '@grandstand/shared-types/wire/betting/coupon_actions'
import type { Approval } from '@grandstand/shared-types/wire/betting/decisions'
import { Alert, Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import { Money } from '../../../fields/Money.tsx'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { Figure } from '../../../record/page/Figure.tsx'

interface ManualOutcomeViewProps {
  outcome: ManualOutcome & Approval
  selections: readonly CouponDetailSelection[]
}

/** The effect of a manual action: status, payout and money before and after, selection by selection. */
export function ManualOutcomeView({ outcome, selections }: ManualOutcomeViewProps) {
  const translate = useTranslate()
  const { currency, moneyToMoveMinor, dryRun } = outcome
  return (
    <Box component="section" aria-live="polite" sx={{ display: 'grid', gap: 1.5, mt: 2 }}>
      {outcome.needsApproval && (
        <Alert severity={outcome.decisionId === null ? 'warning' : 'info'} variant="outlined">
          {translate(outcome.decisionId === null ? 'decisions.needed' : 'decisions.asked')}
        </Alert>
      )}
      {!dryRun && <Alert severity="success">{translate('manual.done')}</Alert>}
      {isEmpty(outcome) && dryRun && (
        <Alert severity="info" variant="outlined">
          {translate('manual.nothing')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <Figure label={translate('manual.status')} isQuiet>
          <StatusChip group="couponStatus" code={outcome.statusBefore} /> →{' '}
          <StatusChip group="couponStatus" code={outcome.statusAfter} />
        </Figure>
        <Figure label={translate('manual.payout')} isQuiet>
          <Money minor={outcome.payoutBeforeMinor} currency={currency} /> →{' '}
          <Money minor={outcome.payoutAfterMinor} currency={currency} isStrong />
        </Figure>
        <Figure
          label={translate(dryRun ? 'manual.money' : 'manual.moneyDone')}
          isQuiet
          note={moneyToMoveMinor !== 0 && translate(direction(moneyToMoveMinor))}
        >
          {moneyToMoveMinor === 0 ? (
            translate('manual.noMoney')
          ) : (
            <Money minor={moneyToMoveMinor} currency={currency} isMovement />
          )}
        </Figure>
      </Box>
      {outcome.selections.map(({ position, before, after, placeBefore, placeAfter }) => {
        const selection = selections.find((known) => known.position === position)
        return (
          <Box key={position} sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', fontSize: 13 }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{selection && matchName(selection)}</Box>
            <Box>
              <StatusChip group="selectionResult" code={before ?? 'open'} /> →{' '}
              <StatusChip group="selectionResult" code={after} />
            </Box>
            {placeAfter && (
              <Box>
                {translate('coupons.placeResult')}{' '}
                <StatusChip group="selectionResult" code={placeBefore ?? 'open'} /> →{' '}
                <StatusChip group="selectionResult" code={placeAfter} />
              </Box>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

const direction = (minor: number) => (minor > 0 ? 'manual.toPlayer' : 'manual.toHouse')

function isEmpty({ statusBefore, statusAfter, moneyToMoveMinor, selections }: ManualOutcome) {
  return (
    statusBefore === statusAfter &&
    moneyToMoveMinor === 0 &&
    selections.every(
      ({ before, after, placeBefore, placeAfter }) =>
        before === after && (placeBefore ?? null) === (placeAfter ?? null)
    )
  )
}
