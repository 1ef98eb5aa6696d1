import type { ShiftView } from '@grandstand/shared-types/wire/desk'
import { useFormat } from '../../i18n/format.ts'
import { useHome } from '../../i18n/useHome.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './Desk.module.css'
import { Key } from './Key.tsx'
import { TakingsList } from './TakingsList.tsx'
import { useTranslation } from 'react-i18next'

/** The open shift: its opening cash, its movements, and the cash that should be in the drawer. */
export function ShiftBar({ shift }: { shift: ShiftView | null }) {
  const { t } = useTranslation()
  const home = useHome()
  const format = useFormat()
  return (
    <section className={styles.shift} aria-label={t('desk.shift')}>
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
            {t('desk.close')} <Key name="F8" />
          </ButtonLink>
        </>
      ) : (
        <p className={styles.hint}>{t('desk.shiftClosed')}</p>
      )}
      {shift && (
        <p className={styles.since}>
          {t('desk.openSince')} {format.dayTime(shift.openedAt)}
        </p>
      )}
    </section>
  )
}
