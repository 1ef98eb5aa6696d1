import type { DrawGameView, DrawView } from '@grandstand/shared-types/wire/draws'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { ofGame } from '../data/useChosenGame.ts'
import { RESULTS_PATH, SCREEN_PATH } from '../places.ts'
import { Countdown } from './Countdown.tsx'
import styles from './DrawHead.module.css'

/** The draw that the ticket is for with the time left, the one that is under way, and the last result. */
export function DrawHead({ game, draw }: { game: DrawGameView; draw: DrawView | null }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const running = game.draws.find(({ state }) => state === 'closed')
  return (
    <div className={styles.head}>
      <p className={styles.next}>
        <span>{draw ? t('draw.number', { number: draw.number }) : t('draw.none')}</span>
        {draw && (
          <small>
            {t('draw.drawnAt')} <bdi>{format.time(draw.drawsAt)}</bdi>
          </small>
        )}
      </p>
      {draw && (
        <p className={styles.left}>
          <small>{t('draw.closesIn')}</small>
          <Countdown closesAt={draw.closesAt} />
        </p>
      )}
      <p className={styles.links}>
        {running && (
          <Link to={`${home}draws/${running.id}`} className={styles.live}>
            {t('draw.running', { number: running.number })}
          </Link>
        )}
        {game.last && <Link to={`${home}draws/${game.last.id}`}>{t('draw.lastResult')}</Link>}
        <Link to={home + ofGame(RESULTS_PATH, game.code)}>{t('draw.results')}</Link>
        {/* a window of its own, for the second monitor */}
        <Link to={home + ofGame(SCREEN_PATH, game.code)} target="_blank">
          {t('draw.screen')}
        </Link>
      </p>
    </div>
  )
}
