import type { ReactNode } from 'react'
import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'ra-core'
import type { Amount, Approval } from '@grandstand/shared-types/wire/betting/decisions'
import type {
  ResultForm,
  SettlementPreview,
} from '@grandstand/shared-types/wire/betting/settlement'
import { Money } from '../../../fields/Money.tsx'
import { StatusChip } from '../../../fields/StatusChip.tsx'
import { Figure, FigureRow } from '../../../record/page/Figure.tsx'
import { useMarketNames } from '../../markets/useMarketNames.ts'
import { PaidCoupons } from './PaidCoupons.tsx'
import { outcomeNameOf, type RunnerNames } from './runnerNames.ts'

interface SettlementViewProps {
  settlement: SettlementPreview & Approval
  form: ResultForm
  /** Of a race. */
  runners?: RunnerNames
  /** More about the settlement, above its markets. */
  note?: ReactNode
  action: ReactNode
}

/** The effect of a result: coupons, money, and the results of every market. */
export function SettlementView(props: SettlementViewProps) {
  const { settlement, form, runners, note, action } = props
  const translate = useTranslate()
  return (
    <Box component="section" aria-live="polite">
      <FigureRow>
        <Figure label={translate('result.couponsTouched')}>{settlement.couponsTouched}</Figure>
        <Figure label={translate('result.couponsSettled')}>{settlement.couponsSettled}</Figure>
        <Figure label={translate('result.selectionsTouched')}>
          {settlement.selectionsTouched}
        </Figure>
        <Figure label={translate('result.stakesDecided')}>
          <Amounts of={settlement.stakesDecided} />
        </Figure>
        <Figure label={translate('result.moneyToMove')}>
          <Amounts of={settlement.moneyToMove} isMovement />
        </Figure>
      </FigureRow>
      {settlement.needsApproval && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {translate('decisions.needed')}
        </Alert>
      )}
      <Box sx={{ my: 2, display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap' }}>
        {action}
        <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{translate('result.nothingYet')}</Box>
      </Box>
      {note}
      <PaidCoupons paid={settlement.paid ?? []} form={form} {...(runners && { runners })} />
      <MarketOutcomes settlement={settlement} form={form} {...(runners && { runners })} />
    </Box>
  )
}

/** A line for each currency. */
function Amounts({ of, isMovement = false }: { of: readonly Amount[]; isMovement?: boolean }) {
  if (of.length === 0) return '0'
  return of.map(({ currency, amountMinor }) => (
    <Box key={currency}>
      <Money minor={amountMinor} currency={currency} isMovement={isMovement} />
    </Box>
  ))
}

function MarketOutcomes({
  settlement,
  form,
  runners,
}: Pick<SettlementViewProps, 'settlement' | 'form' | 'runners'>) {
  const translate = useTranslate()
  const names = useMarketNames()
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('result.market')}</TableCell>
            <TableCell>{translate('result.outcomes')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {settlement.markets.map(({ marketId, typeId, specifier, outcomes }) => {
            const context = { home: form.home, away: form.away, specifier, runners }
            return (
              <TableRow key={marketId}>
                <TableCell sx={{ verticalAlign: 'top', minWidth: 160 }}>
                  {names.market(typeId, context)}
                </TableCell>
                <TableCell>
                  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px 16px' }}>
                    {outcomes.map(({ key, result }) => (
                      <Box
                        key={key}
                        sx={{ display: 'inline-flex', gap: 0.75, alignItems: 'center' }}
                      >
                        {names.outcome(typeId, key, {
                          ...context,
                          ...outcomeNameOf(typeId, key, runners),
                        })}
                        <StatusChip group="selectionResult" code={result ?? 'waits'} />
                      </Box>
                    ))}
                  </Box>
                </TableCell>
              </TableRow>
            )
          })}
        </TableBody>
      </Table>
    </Box>
  )
}
