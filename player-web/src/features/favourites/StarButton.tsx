import { useAtomValue, useSetAtom } from 'jotai'
import { Star } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { favouriteMatchesAtom } from './favourites.ts'
import styles from './StarButton.module.css'

interface StarButtonProps {
  matchId: number
  /** The names of the match's teams. */
  names: string
  tabIndex?: number
}

/** Makes a match a favourite, or takes the mark away. */
export function StarButton({ matchId, names, tabIndex }: StarButtonProps) {
  const { t } = useTranslation()
  const isStarred = useAtomValue(favouriteMatchesAtom).has(matchId)
  const toggle = useSetAtom(favouriteMatchesAtom)
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isStarred}
      aria-label={t('live.follow', { match: names })}
      title={t(isStarred ? 'live.unfollowHint' : 'live.followHint')}
      tabIndex={tabIndex}
      onClick={() => toggle(matchId)}
    >
      <Star size={16} aria-hidden />
    </button>
  )
}
