import type { HighlightMatch } from '@grandstand/shared-types/wire/betting/highlights'
import { AlarmClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useHome } from '../../../i18n/useHome.ts'
import { Flag } from '../../../ui/icons/Flag.tsx'
import { HomeBlock } from '../HomeBlock.tsx'
import { useHighlights } from '../highlightsQuery.ts'
import { LoadingRows } from '../LoadingRows.tsx'
import { MainPrices } from './MainPrices.tsx'
import { Sides } from './Sides.tsx'
import { StartsIn } from './StartsIn.tsx'
import styles from './SoonBlock.module.css'

const SHOWN = 6
const CREST_PX = 18

/** The next matches to start. */
export default function SoonBlock() {
  const { t } = useTranslation()
  const home = useHome()
  const { data, isError } = useHighlights()
  if (isError || data?.startingSoon.length === 0) return null
  return (
    <HomeBlock
      title={t('home.soon')}
      icon={AlarmClock}
      more={{ to: `${home}sports`, label: t('home.allMatches') }}
    >
      {data ? (
        <ul className={styles.rows}>
          {data.startingSoon.slice(0, SHOWN).map((match) => (
            <SoonRow key={match.id} match={match} />
          ))}
        </ul>
      ) : (
        <LoadingRows count={SHOWN} list={styles.rows} row={styles.row} />
      )}
    </HomeBlock>
  )
}

function SoonRow({ match }: { match: HighlightMatch }) {
  return (
    <li className={styles.row}>
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
