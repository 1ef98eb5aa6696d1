import type { HighlightMatch } from '@grandstand/shared-types/wire/betting/highlights'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { Flag } from '../../../ui/icons/Flag.tsx'
import { MainPrices } from './MainPrices.tsx'
import { Sides } from './Sides.tsx'
import { StartsIn } from './StartsIn.tsx'
import styles from './MatchCard.module.css'

const CREST_PX = 34

/** A match with both crests and its main prices. */
export function MatchCard({ match }: { match: HighlightMatch }) {
  return (
    <li className={styles.card}>
      <Link to={`${useHome()}match/${match.id}`} className={styles.match}>
        <span className={styles.league}>
          <Flag countryCode={match.countryCode} />
          <span className="ellipsis">{match.tournamentName}</span>
          <StartsIn at={match.startsAt} />
        </span>
        <Sides match={match} crestPx={CREST_PX} />
      </Link>
      <MainPrices match={match} />
    </li>
  )
}
