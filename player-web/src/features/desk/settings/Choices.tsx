import styles from './Choices.module.css'

interface ChoicesProps<Id extends string> {
  label: string
  value: Id
  choices: readonly (readonly [id: Id, name: string])[]
  onChoose: (id: Id) => void
}

/** One of a few choices, side by side. */
export function Choices<Id extends string>({ label, value, choices, onChoose }: ChoicesProps<Id>) {
  return (
    <div className={styles.choices} role="group" aria-label={label}>
      {choices.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </div>
  )
}
