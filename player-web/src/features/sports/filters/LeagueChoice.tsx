import type { BoardTournament } from '@grandstand/shared-types/wire/betting/book'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFilters } from './useFilters.ts'
import styles from './LeagueChoice.module.css'

/** The chosen leagues, when there are several, each with a button that removes it. */
export default function LeagueChoice({
  tournaments,
}: {
  tournaments: ReadonlyMap<number, BoardTournament>
}) {
  const { t } = useTranslation()
  const { leagueIds, hrefOf } = useFilters()
  return (
    <div className={styles.row}>
      {leagueIds.map((id) => {
        const name = tournaments.get(id)?.name ?? String(id)
        return (
          <Link
            key={id}
            to={hrefOf({ leagueIds: leagueIds.filter((other) => other !== id) })}
            replace
            className={styles.chip}
            aria-label={t('slip.remove', { name })}
          >
            {name}
            <X size={13} aria-hidden />
          </Link>
        )
      })}
      <Link to={hrefOf({ leagueIds: [] })} replace className={styles.clear}>
        {t('sports.clearLeagues')}
      </Link>
    </div>
  )
}
