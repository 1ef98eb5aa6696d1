import { useAtomValue, useSetAtom } from 'jotai'
import { Star as StarIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FavouritesAtom } from './favourites.ts'
import styles from './Star.module.css'

interface StarProps {
  favourites: FavouritesAtom
  id: number
  /** The name of the match, league or market. */
  name: string
  /** The spoken name, where it is not that of following something. */
  label?: string
  tabIndex?: number | undefined
}

/** Makes something a favourite, or takes the mark away. */
export function Star({ favourites, id, name, label, tabIndex }: StarProps) {
  const { t } = useTranslation()
  const isStarred = useAtomValue(favourites).has(id)
  const toggle = useSetAtom(favourites)
  return (
    <button
      type="button"
      className={styles.star}
      aria-pressed={isStarred}
      aria-label={label ?? t('live.follow', { match: name })}
      title={label ?? t(isStarred ? 'live.unfollowHint' : 'live.followHint')}
      tabIndex={tabIndex}
      onClick={() => toggle(id)}
    >
      <StarIcon size={16} aria-hidden />
    </button>
  )
}
