import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnnounce } from '../../../ui/announce.tsx'

/** Announces each new score to screen readers, but never prices. */
export function useScoreVoice({ home, away, state }: LiveMatch): void {
  const { t } = useTranslation()
  const announce = useAnnounce()
  const score = state.score?.join('-')
  const last = useRef(score)
  useEffect(() => {
    if (score === last.current) return
    last.current = score
    const [homeScore, awayScore] = score?.split('-') ?? []
    if (homeScore === undefined) return
    announce(`${home} – ${away}: ${t('live.score', { home: homeScore, away: awayScore })}`)
  }, [score, home, away, announce, t])
}
