import styles from './Inputs.module.css'

interface CheckProps {
  label: string
  isChecked: boolean
  isDisabled?: boolean
  /** Left out for a preference that cannot be changed. */
  onChange?: (isChecked: boolean) => void
}

/** A preference that is on or off. */
export const Check = ({ label, isChecked, isDisabled, onChange }: CheckProps) => (
  <label className={styles.check}>
    <input
      type="checkbox"
      checked={isChecked}
      disabled={isDisabled}
      onChange={({ target }) => onChange?.(target.checked)}
    />
    {label}
  </label>
)
