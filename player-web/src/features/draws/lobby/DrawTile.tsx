import type { DrawGameView } from '@grandstand/shared-types/wire/draws'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormat } from '../../../i18n/format.ts'
import { useHome } from '../../../i18n/useHome.ts'
import { useOpenDraw } from '../data/useOpenDraw.ts'
import { DRAW_PATHS } from '../places.ts'
import { Countdown } from '../play/Countdown.tsx'
import { DrawArt } from './DrawArt.tsx'
import styles from './NextDraws.module.css'

/** A game with its next draw: the whole tile leads to it. */
export function DrawTile({ game }: { game: DrawGameView }) {
  const { t } = useTranslation()
  const format = useFormat()
  const home = useHome()
  const { draw } = useOpenDraw(game)
  return (
    <li>
      <Link to={home + DRAW_PATHS[game.code]} className={styles.tile}>
        <DrawArt code={game.code} />
        <span className={styles.words}>
          <b>{t(`verify.games.${game.code}`)}</b>
          {draw ? (
            <>
              <small>
                {t('draw.number', { number: draw.number })} · <bdi>{format.time(draw.drawsAt)}</bdi>
              </small>
              <Countdown closesAt={draw.closesAt} />
            </>
          ) : (
            <small>{t('draw.none')}</small>
          )}
        </span>
      </Link>
    </li>
  )
}
