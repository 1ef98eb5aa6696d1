import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { HomeBlock } from '../HomeBlock.tsx'
import { useHighlights } from '../highlightsQuery.ts'
import { LoadingRows } from '../LoadingRows.tsx'
import cardStyles from './MatchCard.module.css'
import { MatchCard } from './MatchCard.tsx'
import styles from './FeaturedBlock.module.css'

const SKELETONS = 4

/** The matches that staff feature, as cards; on a narrow page they scroll sideways. */
export default function FeaturedBlock() {
  const { t } = useTranslation()
  const { data, isError } = useHighlights()
  if (isError || data?.featured.length === 0) return null
  return (
    <HomeBlock title={t('home.featured')} icon={Sparkles}>
      {data ? (
        <ul className={styles.cards}>
          {data.featured.map((match) => (
            <MatchCard key={match.id} match={match} />
          ))}
        </ul>
      ) : (
        <LoadingRows count={SKELETONS} list={styles.cards} row={cardStyles.card} />
      )}
    </HomeBlock>
  )
}
