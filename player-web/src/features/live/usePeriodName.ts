import { useTranslation } from 'react-i18next'
import { matchPhase } from './matchClock.ts'
import { hasSets } from './scoreboard.ts'

/** A period of a sport by its number, in words: `2. Yarı`, `Quarter 3`, `Set 1`. */
export function usePeriodName(sportId: number, number: number): string {
  const { t } = useTranslation()
  const phase = matchPhase({ sportId, status: hasSets(sportId) ? `${number}set` : `${number}p` })
  return phase.kind === 'period' ? t(`live.period.${phase.period}`, { number }) : ''
}
