import type { DrawGameCode } from '@grandstand/shared-types/games/draw_games'
import styles from './Mount.module.css'

/** A horse with its rider, or a greyhound in its jacket, in the colour of the number. */
export const Mount = ({ code, number }: { code: DrawGameCode; number: number }) => (
  <svg className={styles.mount} viewBox="0 0 48 28" data-runner={number}>
    {code === 'horses' ? (
      <>
        <path
          className={styles.coat}
          d="M9 14c5-3 12-2 18-2l8-7 4-1 5 5-2 3-5-1-4 6c-1 3-3 5-7 5l4 5-2 1-6-6h-7l-6 6-3-1 5-6c-3-1-4-4-2-7z"
        />
        <path className={styles.coat} d="M10 14 3 19l2-7z" />
        <path className={styles.silk} d="M18 12c0-5 3-8 7-8l3 6-3 3z" />
        <circle className={styles.silk} cx="27" cy="3.5" r="2.6" />
      </>
    ) : (
      <>
        <path
          className={styles.dog}
          d="M5 14c7-4 19-4 26-1l7-5 6 1 3 3-5 2-5 3-6 2 6 7-3 1-8-7h-9l-9 6-3-2 7-7-7-1-4-4z"
        />
        <path className={styles.silk} d="M14 10.500h12l3 8H14z" />
      </>
    )}
  </svg>
)
