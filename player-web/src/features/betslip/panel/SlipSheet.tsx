import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import SlipPanel, { ClearButton } from './SlipPanel.tsx'
import styles from './SlipSheet.module.css'

/** The slip over the whole screen of a phone. */
export default function SlipSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog form="sheet" title={t('slip.title')} onClose={onClose} aside={<ClearButton />}>
      <div className={styles.body}>
        <SlipPanel hasHead={false} onLeave={onClose} />
      </div>
    </Dialog>
  )
}
