import type { BoardResult } from '@grandstand/shared-types/wire/betting/book'
import type { ReactNode } from 'react'
import styles from './ResultLeague.module.css'

/** A race in the list of results: its name, and who was first; `ending` where it did not run its course. */
export function RaceResult({ result, ending }: { result: BoardResult; ending: ReactNode }) {
  return (
    <div className={styles.race}>
      <bdi>{result.home}</bdi>
      {ending}
      {result.winners?.map((name) => (
        <b key={name}>
          <bdi>{name}</bdi>
        </b>
      ))}
    </div>
  )
}
