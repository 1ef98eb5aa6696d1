import { SLIP_KINDS } from '@grandstand/shared-types/coupons/types'
import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { slipAtom } from './slipAtoms.ts'
import styles from './SlipTabs.module.css'

export function SlipTabs() {
  const { t } = useTranslation()
  const [slip, setSlip] = useAtom(slipAtom)
  return (
    <div className={styles.tabs} role="group" aria-label={t('slip.tabs')}>
      {SLIP_KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          aria-pressed={slip.kind === kind}
          onClick={() => setSlip((before) => ({ ...before, kind }))}
        >
          {t(`slip.kind.${kind}`)}
        </button>
      ))}
    </div>
  )
}
