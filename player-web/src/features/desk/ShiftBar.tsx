import type { ShiftView } from '@grandstand/shared-types/wire/desk'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './Desk.module.css'
import { Key } from './Key.tsx'
import { TakingsList } from './TakingsList.tsx'
import { useWords } from './words.ts'

/** The open shift: its opening cash, its movements, and the cash that should be in the drawer. */
export function ShiftBar({ shift }: { shift: ShiftView | null }) {
  const words = useWords()
  const home = useHome()
  const format = useFormat()
  return (
    <section className={styles.shift} aria-label={words.shift}>
      {shift ? (
        <>
          <TakingsList takings={shift} />
          <ButtonLink
            size="small"
            variant="quiet"
            to={`${home}desk/bills`}
            state={{ hotkey: 'F8' }}
            data-hotkey="F8"
          >
            {words.close} <Key name="F8" />
          </ButtonLink>
        </>
      ) : (
        <p className={styles.hint}>{words.shiftClosed}</p>
      )}
      {shift && (
        <p className={styles.since}>
          {words.openSince} {format.dayTime(shift.openedAt)}
        </p>
      )}
    </section>
  )
}
