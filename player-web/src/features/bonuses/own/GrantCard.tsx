import type { GrantState } from '@grandstand/shared-types/bonuses/states'
import type { GrantView } from '@grandstand/shared-types/wire/bonuses/grants'
import { ChevronDown } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { StatusChip, type Tone } from '../../../ui/StatusChip.tsx'
import { Terms } from '../offers/Terms.tsx'
import { GiveUp } from './GiveUp.tsx'
import styles from './Own.module.css'
import { Plays } from './Plays.tsx'
import { Standing } from './Standing.tsx'

const TONES: Readonly<Record<GrantState, Tone>> = {
  running: 'waiting',
  held: 'waiting',
  met: 'won',
  forfeited: 'lost',
  expired: 'lost',
  lost: 'lost',
  cancelled: 'neutral',
}

/** A bonus of the player: its state, its figures, and everything that counted. */
export function GrantCard({ grant }: { grant: GrantView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { id, title, category, state, terms, createdAt, expiresAt, endedAt } = grant
  const isRunning = state === 'running'
  return (
    <article className={styles.grant} aria-labelledby={`grant-${id}`}>
      <header className={styles.head}>
        <div>
          <p className={styles.category}>{t(`bonuses.category.${category}`)}</p>
          <h2 id={`grant-${id}`}>
            <bdi>{title}</bdi>
          </h2>
          <p className={styles.times}>
            {format.dayTime(createdAt)}
            {isRunning && ` – ${t('bonuses.until', { day: format.dayTime(expiresAt) })}`}
            {endedAt !== null && ` – ${format.dayTime(endedAt)}`}
          </p>
        </div>
        <StatusChip tone={TONES[state]}>{t(`bonuses.state.${state}`)}</StatusChip>
      </header>
      <Standing grant={grant} />
      {state === 'held' && <p className={styles.held}>{t('bonuses.own.held')}</p>}
      <div className={styles.folds}>
        <Fold summary={t('bonuses.plays.title')}>
          {() => <Plays grantId={id} currency={grant.currency} />}
        </Fold>
        <Fold summary={t('bonuses.terms.title')}>
          {() => <Terms terms={terms} category={category} />}
        </Fold>
      </div>
      {isRunning && <GiveUp grant={grant} />}
    </article>
  )
}

interface FoldProps {
  summary: string
  /** Drawn once it is open. */
  children: () => ReactNode
}

function Fold({ summary, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={({ newState }) => setOpen(newState === 'open')}>
      <summary>
        {summary}
        <ChevronDown size={18} aria-hidden />
      </summary>
      {isOpen && children()}
    </details>
  )
}
