import type { GameCode } from '@grandstand/shared-types/games/game_codes'
import type { SlotMachine } from '@grandstand/shared-types/games/slot/machine'
import { machineOf } from '@grandstand/shared-types/games/slot/machines'
import { shapeOf, SIGNS } from '@grandstand/shared-types/games/slot/shapes'
import {
  placesOf,
  shownSymbols,
  slotWins,
  type SlotOutcome,
  type Stops,
} from '@grandstand/shared-types/games/slot/slot'
import styles from './Slot.module.css'

/** The reels as they stopped, then those of the free spins; symbols that pay are marked. */
export function SlotPicture({ outcome, code }: { outcome: SlotOutcome; code: GameCode }) {
  const machine = machineOf(code)
  return (
    <>
      <Spin machine={machine} stops={outcome.stops} />
      {outcome.free && (
        <div className={styles.free}>
          {outcome.free.map((stops, place) => (
            <Spin key={place} machine={machine} stops={stops} />
          ))}
        </div>
      )}
    </>
  )
}

function Spin({ machine, stops }: { machine: SlotMachine; stops: Stops }) {
  const paying = new Set(
    slotWins(machine, stops).flatMap((win) => placesOf(machine, stops, win).map(String))
  )
  return (
    <div className={styles.reels}>
      {shownSymbols(machine, stops).map((reel, place) => (
        <ul key={place}>
          {reel.map((symbol, row) => {
            const look = machine.looks[symbol]
            if (!look) return null
            return (
              <li key={row} data-pays={paying.has(String([place, row]))}>
                <svg
                  viewBox="0 0 40 40"
                  role="img"
                  aria-label={SIGNS[look.shape]}
                  dangerouslySetInnerHTML={{ __html: shapeOf(look.shape, look.colour) }}
                />
              </li>
            )
          })}
        </ul>
      ))}
    </div>
  )
}
