import { Box } from '@mui/material'
import { useTranslate } from 'ra-core'
import type {
  BetsTouched,
  RaceFieldView,
  RunnerBody,
  RunnerEffect,
} from '@grandstand/shared-types/wire/betting/races'
import { Money } from '../../../../fields/Money.tsx'
import { useFormat } from '../../../../format/useFormat.ts'
import { Figure, FigureRow } from '../../../../record/page/Figure.tsx'
import { effectOf } from './runnerChange.ts'

interface RunnerEffectViewProps {
  field: RaceFieldView
  change: RunnerBody
  /** What the API counted; null until it has. */
  effect: RunnerEffect | null
}

/** What a change takes off bets, and how many bets it touches. */
export function RunnerEffectView({ field, change, effect }: RunnerEffectViewProps) {
  const translate = useTranslate()
  const format = useFormat()
  const { percent, steps, faults } = effectOf(field, change)
  const isOut = change.status === 'withdrawn' || change.status === 'nonRunner'
  return (
    <Box component="section" aria-live="polite" sx={{ mt: 2 }}>
      {faults.length > 0 && (
        <Box sx={{ mb: 1, fontSize: 13, color: 'error.main' }}>
          {faults.map((reason) => translate(`raceReasons.${reason}`)).join('; ')}
        </Box>
      )}
      <FigureRow>
        {change.status === 'withdrawn' && (
          <Figure label={translate('race.deduction')} note={translate('race.deductionNote')}>
            {translate('race.percent', { percent })}
          </Figure>
        )}
        <Figure
          label={translate(isOut ? 'race.returnedBets' : 'race.betsOnRunner')}
          note={<Stakes of={effect?.onRunner} />}
        >
          <Bets of={effect?.onRunner} />
        </Figure>
        {isOut && (effect?.losing.coupons ?? 0) > 0 && (
          <Figure label={translate('race.losingBets')} note={<Stakes of={effect?.losing} />}>
            <Bets of={effect?.losing} />
          </Figure>
        )}
        {change.status === 'withdrawn' && (
          <Figure label={translate('race.reducedBets')} note={<Stakes of={effect?.onOthers} />}>
            <Bets of={effect?.onOthers} />
          </Figure>
        )}
      </FigureRow>
      {steps.length > 1 && (
        <Box sx={{ mt: 1, fontSize: 12, color: 'text.secondary' }}>
          {translate('race.together')}{' '}
          {steps
            .map(({ placedBefore, percent: all }) =>
              translate('race.stepOf', { time: format.time(placedBefore), percent: all })
            )
            .join(' · ')}
        </Box>
      )}
    </Box>
  )
}

function Bets({ of }: { of: BetsTouched | undefined }) {
  const translate = useTranslate()
  if (!of) return '…'
  return (
    <>
      {of.coupons}
      {of.players > 0 && (
        <Box
          component="span"
          sx={{ ml: 1, fontSize: 12, fontWeight: 400, color: 'text.secondary' }}
        >
          {translate('race.ofPlayers', { smart_count: of.players })}
        </Box>
      )}
    </>
  )
}

function Stakes({ of }: { of: BetsTouched | undefined }) {
  const translate = useTranslate()
  if (!of || of.stakes.length === 0) return translate('race.noStakes')
  return of.stakes.map(({ currency, amountMinor }) => (
    <Box key={currency}>
      {translate('race.stakes')} <Money minor={amountMinor} currency={currency} />
    </Box>
  ))
}
