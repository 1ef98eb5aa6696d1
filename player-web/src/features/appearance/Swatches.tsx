import styles from './Appearance.module.css'

/** The colours by which people know a theme; its name stands beside them. */
export function Swatches({ colours }: { colours: readonly string[] }) {
  return (
    <span className={styles.swatches} aria-hidden>
      {colours.map((colour, index) => (
        <span key={index} style={{ backgroundColor: colour }} />
      ))}
    </span>
  )
}
