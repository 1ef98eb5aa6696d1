import { DRAW_GAMES, type DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import { Mount } from '../show/Mount.tsx'
import styles from './DrawArt.module.css'

/** Balls of a game's picture. */
const BALLS: Partial<Record<DrawGameCode, readonly number[]>> = {
  bingo75: [75, 12, 31],
  bingo90: [90, 7, 44],
  keno: [8, 20, 80],
  lotto6of49: [6, 17, 49],
  lotto5of36: [5, 22, 36],
}

/** A small picture of a game: three balls, or a runner. */
export const DrawArt = ({ code }: { code: DrawGameCode }) => (
  <span className={styles.art} data-lobby={DRAW_GAMES[code].lobby} dir="ltr" aria-hidden>
    {DRAW_GAMES[code].isRace ? (
      <Mount code={code} number={code === 'horses' ? 5 : 1} />
    ) : (
      BALLS[code]?.map((number) => <span key={number} className={styles.ball} data-ball={number} />)
    )}
  </span>
)
