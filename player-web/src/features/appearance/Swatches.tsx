import styles from './Appearance.module.css'

/** The colours by which people recognise a theme, beside its name. */
export function Swatches({ colours }: { colours: readonly string[] }) {
  return (
    <span className={styles.swatches} aria-hidden>
      {colours.map((colour, index) => (
        <span key={index} style={{ backgroundColor: colour }} />
      ))}
    </span>
  )
}
