import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { drawGamesQuery } from '../data/drawQueries.ts'
import { NextDraws } from './NextDraws.tsx'
import { Drawn } from '../show/Drawn.tsx'
import styles from '../show/DrawPage.module.css'

/** The bingo that was drawn last, its balls as they come, and the next ones. */
export function BingoVideo() {
  const { t } = useTranslation()
  const { data: games } = useQuery(drawGamesQuery('bingo'))
  const drawn = (games ?? []).flatMap(({ last }) => (last?.outcome ? [last] : []))
  const [latest] = drawn.sort((a, b) => b.drawsAt - a.drawsAt)
  return (
    <>
      {latest?.outcome && (
        <section className={styles.show} aria-label={t('products.bingo')}>
          <h2>
            {t(`verify.games.${latest.gameCode}`)} · {t('draw.number', { number: latest.number })}
          </h2>
          <Drawn key={latest.id} draw={latest} outcome={latest.outcome} />
        </section>
      )}
      <NextDraws lobby="bingo" title={t('products.bingo')} />
    </>
  )
}
