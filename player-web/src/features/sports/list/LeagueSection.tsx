import type { BoardCategory, BoardTournament } from '@grandstand/shared-types/wire/betting/book'
import { memo, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from '../../../ui/icons/Flag.tsx'
import { lazy } from '../../../ui/lazy.ts'
import { ColumnHeads, type MarketColumns } from '../../prices/index.ts'
import { OutrightRow } from '../../races/index.ts'
import type { LeagueBlock } from '../board/blocks.ts'
import { MatchRow } from './MatchRow.tsx'
import { PhoneMatchRow } from './PhoneMatchRow.tsx'
import styles from './LeagueSection.module.css'

const LeagueStar = lazy(() => import('./LeagueStar.tsx'))

interface LeagueSectionProps {
  block: LeagueBlock
  category: BoardCategory | undefined
  tournament: BoardTournament | undefined
  columns: readonly MarketColumns[]
  isPhone: boolean
  /** False in a search, which finds only some matches of a league. */
  hasCount: boolean
}

/** A league: its head, which stays visible while its matches scroll, and the matches. */
export const LeagueSection = memo(function LeagueSection({
  block,
  category,
  tournament,
  columns,
  isPhone,
  hasCount,
}: LeagueSectionProps) {
  const { t } = useTranslation()
  const name = [category?.name, tournament?.name].filter(Boolean).join(' · ')
  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.head} data-phone={isPhone}>
        <h2 className={styles.name}>
          <Flag countryCode={category?.countryCode ?? null} />
          <span className="ellipsis">{name}</span>
          {block.isContinued && <small>{t('sports.continued')}</small>}
          {hasCount && tournament && !isPhone && (
            <small title={t('sports.matches', { count: tournament.matchCount })}>
              {tournament.matchCount}
            </small>
          )}
        </h2>
        <Suspense fallback={null}>
          <LeagueStar id={block.tournamentId} name={name} />
        </Suspense>
        {!isPhone && !block.matches.every(({ isSeason }) => isSeason) && (
          <ColumnHeads columns={columns} />
        )}
      </header>
      <ul>
        {block.matches.map((match) =>
          match.isSeason ? (
            <Suspense key={match.id} fallback={<li className={styles.outright} />}>
              <OutrightRow match={match} />
            </Suspense>
          ) : isPhone ? (
            <PhoneMatchRow key={match.id} match={match} column={columns[0]} />
          ) : (
            <MatchRow key={match.id} match={match} columns={columns} />
          )
        )}
      </ul>
    </section>
  )
})
