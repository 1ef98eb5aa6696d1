import styles from './Desk.module.css'

/** The key that does the same, beside the name of a control. */
export function Key({ name }: { name: string }) {
  return <kbd className={styles.key}>{name}</kbd>
}
