import { isPaused } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { settingsQuery } from '../../../api/queries.ts'
import { matchPhase } from './matchClock.ts'
import { useBreakMinutes } from './useBreakMinutes.ts'

interface BreakNotice {
  /** `ending`: half time is about to end; `long`: the break is longer than the longest possible one. */
  kind: 'ending' | 'long'
  text: string
}

/** The notice about a break, by the brand's minutes (periodAlert; rules 6.3); null for most of the break. */
export function useBreakNotice(match: LiveMatch): BreakNotice | null {
  const { t } = useTranslation()
  const minutes = useBreakMinutes(match)
  const live = useQuery(settingsQuery).data?.live
  if (!live || !isPaused(match.status)) return null
  if (minutes >= live.maxPauseMinutes) {
    return { kind: 'long', text: t('live.pauseLong', { count: live.maxPauseMinutes }) }
  }
  const phase = matchPhase(match)
  const isHalfTime = phase.kind === 'break' && phase.name === 'halfTime'
  if (!isHalfTime || minutes < live.halfTimeAlertMinutes) return null
  return { kind: 'ending', text: t('live.periodAlert') }
}
