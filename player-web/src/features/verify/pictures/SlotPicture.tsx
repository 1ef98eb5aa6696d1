import { COIN, PAY_LINES, type SlotSymbol } from '@grandstand/shared-types/games/slot/reels'
import { shownSymbols, slotWins, type SlotOutcome } from '@grandstand/shared-types/games/slot/slot'
import { PICTURES, SIGNS } from '@grandstand/shared-types/games/slot/symbol_pictures'
import styles from './Slot.module.css'

/** The reels as they stopped; symbols of paying lines are marked. */
export function SlotPicture({ outcome }: { outcome: SlotOutcome }) {
  const shown = shownSymbols(outcome)
  const paying = payingCells(outcome, shown)
  return (
    <div className={styles.reels}>
      {shown.map((reel, place) => (
        <ul key={place}>
          {reel.map((symbol, row) => (
            <li key={row} data-pays={paying.has(`${place},${row}`)}>
              <svg
                viewBox="0 0 40 40"
                role="img"
                aria-label={SIGNS[symbol]}
                dangerouslySetInnerHTML={{ __html: PICTURES[symbol] }}
              />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

/** Cells as `reel,row`. */
function payingCells(outcome: SlotOutcome, shown: readonly SlotSymbol[][]): Set<string> {
  const cells = slotWins(outcome).flatMap(({ line, count }) =>
    line === null
      ? shown.flatMap((reel, place) =>
          reel.flatMap((symbol, row) => (symbol === COIN ? [`${place},${row}`] : []))
        )
      : (PAY_LINES[line] ?? []).slice(0, count).map((row, place) => `${place},${row}`)
  )
  return new Set(cells)
}
