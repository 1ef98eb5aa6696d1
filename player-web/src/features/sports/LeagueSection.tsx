import type { BoardCategory, BoardTournament } from '@grandstand/shared-types/wire'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { fillName } from '../../odds/marketNames.ts'
import { useFormat } from '../../i18n/format.ts'
import { Flag } from '../../ui/icons/Flag.tsx'
import type { LeagueBlock } from './blocks.ts'
import { CELL_GAP_PX, type MarketColumns } from './columns.ts'
import { MatchRow } from './MatchRow.tsx'
import { PhoneMatchRow } from './PhoneMatchRow.tsx'
import styles from './LeagueSection.module.css'

interface LeagueSectionProps {
  block: LeagueBlock
  category: BoardCategory | undefined
  tournament: BoardTournament | undefined
  columns: readonly MarketColumns[]
  isPhone: boolean
}

/** A league: its head, which stays in sight while its matches pass, and the matches. */
export const LeagueSection = memo(function LeagueSection({
  block,
  category,
  tournament,
  columns,
  isPhone,
}: LeagueSectionProps) {
  const { t } = useTranslation()
  const name = [category?.name, tournament?.name].filter(Boolean).join(' · ')
  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.head} data-phone={isPhone}>
        <h2 className={styles.name}>
          <Flag countryCode={category?.countryCode ?? null} />
          <span>{name}</span>
          {block.isContinued && <small>{t('sports.continued')}</small>}
          {tournament && !isPhone && (
            <small title={t('sports.matches', { count: tournament.matchCount })}>
              {tournament.matchCount}
            </small>
          )}
        </h2>
        {!isPhone && <ColumnHeads columns={columns} />}
      </header>
      <ul>
        {block.matches.map((match) =>
          isPhone ? (
            <PhoneMatchRow key={match.id} match={match} column={columns[0]} />
          ) : (
            <MatchRow key={match.id} match={match} columns={columns} />
          )
        )}
      </ul>
    </section>
  )
})

/** The short names of the outcomes; the buttons name themselves, so these are for the eye. */
function ColumnHeads({ columns }: { columns: readonly MarketColumns[] }) {
  const { language } = useFormat()
  return (
    <div className={styles.columns} aria-hidden>
      {columns.map(({ type, cellPx }) => (
        <div
          key={type.id}
          className={styles.group}
          title={withoutLine(type.name)}
          style={{ inlineSize: type.outcomes.length * (cellPx + CELL_GAP_PX) - CELL_GAP_PX }}
        >
          <span className={styles.market}>{withoutLine(type.shortName)}</span>
          {type.outcomes.map((outcome) => (
            <span key={outcome.key} style={{ inlineSize: cellPx }}>
              {withoutLine(
                fillName(outcome.shortName, { home: '', away: '', specifier: '' }, language)
              )}
            </span>
          ))}
        </div>
      ))}
      <span className={styles.more} />
    </div>
  )
}

/** `1 ({hcp})` to `1`: the line stands in each row. */
function withoutLine(name: string): string {
  return name
    .replace(/\(?\{-?\w+\}[,)]?\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
