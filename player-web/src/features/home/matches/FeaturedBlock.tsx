import { Sparkles } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import { HomeBlock } from '../HomeBlock.tsx'
import { useHighlights } from '../highlightsQuery.ts'
import { MatchCard } from './MatchCard.tsx'
import styles from './FeaturedBlock.module.css'

const SKELETONS = 4
const CARD_HEIGHT = '182px'

/** The matches that staff feature, as cards; on a narrow page they scroll sideways. */
export default function FeaturedBlock() {
  const { t } = useTranslation()
  const { data, isError } = useHighlights()
  if (isError || data?.featured.length === 0) return null
  return (
    <HomeBlock title={t('home.featured')} icon={Sparkles}>
      <ul className={styles.cards} aria-busy={!data}>
        {data
          ? data.featured.map((match) => <MatchCard key={match.id} match={match} />)
          : Array.from({ length: SKELETONS }, (_, index) => (
              <li key={index}>
                <Skeleton height={CARD_HEIGHT} />
              </li>
            ))}
      </ul>
    </HomeBlock>
  )
}
