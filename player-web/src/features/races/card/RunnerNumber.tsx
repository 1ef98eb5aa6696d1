import { silkOf } from '@grandstand/shared-types/racing/card/silk'
import type { BoardRace, BoardRunner } from '@grandstand/shared-types/wire/betting/races'
import { Silk } from './Silk.tsx'
import styles from './Runner.module.css'

/** The number of the runner beside its jacket. */
export function RunnerNumber({ race, runner }: { race: BoardRace; runner: BoardRunner }) {
  const { number, card } = runner
  const worn = race.kind === 'dogs' ? (card.draw ?? number) : number
  const isWorn = race.kind === 'horses' || race.kind === 'dogs'
  return (
    <span className={styles.number}>
      <b>
        <bdi>{number}</bdi>
      </b>
      {isWorn && (
        <Silk silk={silkOf({ number: worn, colours: card.colours ?? '', kind: race.kind })} />
      )}
    </span>
  )
}
