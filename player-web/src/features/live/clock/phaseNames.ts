/** The phase of a match as text. */
import { englishOrdinal } from '@grandstand/shared-types/core/ordinal'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { matchPeriod, type MatchPeriod } from '../../../scores/periods.ts'
import { matchPhase } from './matchClock.ts'

/** `2. Yarı`, `3rd quarter`, `Half time`, `After overtime`. */
export function phaseName(match: Pick<LiveMatch, 'sportId' | 'status'>, t: TFunction): string {
  const phase = matchPhase(match)
  if (phase.kind === 'period') return periodName(phase, t)
  return phase.kind === 'break' ? t(`live.phase.${phase.name}`) : t(`score.status.${phase.status}`)
}

export function usePhaseName(match: Pick<LiveMatch, 'sportId' | 'status'>): string {
  return phaseName(match, useTranslation().t)
}

/** The name of a sport's period by its number, from 1; overtime and shoot-out take the next numbers. */
export function usePeriodName(sportId: number, number: number): string {
  const { t } = useTranslation()
  return periodName(matchPeriod(sportId, number), t)
}

function periodName(period: MatchPeriod, t: TFunction): string {
  if ('part' in period) return t(`score.part.${period.part}`)
  const { number } = period
  // a number is no ordinal in every language
  if (period.period === 'half') return t(`live.half.${number === 1 ? 'first' : 'second'}`)
  return t(`live.period.${period.period}`, { number, ordinal: englishOrdinal(number) })
}
