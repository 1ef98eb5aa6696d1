import type { WaitingLimit } from '@grandstand/shared-types/wire/people/protection'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { serverNow } from '../../api/serverClock.ts'
import { Button } from '../../ui/Button.tsx'
import { useProtectionChange } from './protectionQuery.ts'
import styles from './Protection.module.css'

interface WaitingNoteProps {
  waiting: WaitingLimit
  /** The delayed limit as text. */
  text: string
}

/** A looser limit that is not in force yet: when it can be confirmed, and the buttons that confirm or drop it. */
export function WaitingNote({ waiting: { id, confirmableAt }, text }: WaitingNoteProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const confirm = useProtectionChange((limit: number) =>
    call('POST /v1/me/protection/limits/:id/confirmation', { params: { id: limit } })
  )
  const drop = useProtectionChange((limit: number) =>
    call('DELETE /v1/me/protection/limits/:id', { params: { id: limit } })
  )
  const isRipe = confirmableAt <= serverNow()
  const error = confirm.error ?? drop.error
  return (
    <div className={styles.waiting} role="status">
      <p>
        {t(isRipe ? 'protection.ripe' : 'protection.waiting', {
          value: text,
          at: format.dayTime(confirmableAt),
        })}
      </p>
      {error && <p className={styles.fault}>{failureText(error, t, format)}</p>}
      <div className={styles.buttons}>
        {isRipe && (
          <Button size="small" disabled={confirm.isPending} onClick={() => confirm.mutate(id)}>
            {t('protection.confirm')}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          disabled={drop.isPending}
          onClick={() => drop.mutate(id)}
        >
          {t('protection.drop')}
        </Button>
      </div>
    </div>
  )
}
