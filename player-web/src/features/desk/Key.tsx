import styles from './Desk.module.css'

/** The function key for a control, shown beside its name. */
export function Key({ name }: { name: string }) {
  return <kbd className={styles.key}>{name}</kbd>
}
