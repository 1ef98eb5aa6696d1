import { useFormat } from '../../i18n/format.ts'
import { fillName } from '../../odds/marketNames.ts'
import { CELL_GAP_PX, type MarketColumns } from './columns.ts'
import styles from './ColumnHeads.module.css'

/** The short names of the outcomes, hidden from screen readers, since each price button has its own spoken name. */
export function ColumnHeads({ columns }: { columns: readonly MarketColumns[] }) {
  const { language } = useFormat()
  return (
    <div className={styles.columns} aria-hidden>
      {columns.map(({ type, cellPx }) => (
        <div
          key={type.id}
          className={styles.group}
          title={withoutLine(type.name)}
          style={{ inlineSize: type.outcomes.length * (cellPx + CELL_GAP_PX) - CELL_GAP_PX }}
        >
          <span className={styles.market}>{withoutLine(type.shortName)}</span>
          {type.outcomes.map((outcome) => (
            <span key={outcome.key} style={{ inlineSize: cellPx }}>
              {withoutLine(
                fillName(outcome.shortName, { home: '', away: '', specifier: '' }, language)
              )}
            </span>
          ))}
        </div>
      ))}
      <span className={styles.more} />
    </div>
  )
}

/** `1 ({hcp})` becomes `1`: each row shows its line. */
function withoutLine(name: string): string {
  return name
    .replace(/\(?\{[-!]?\w+\}[,)]?\)?/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
