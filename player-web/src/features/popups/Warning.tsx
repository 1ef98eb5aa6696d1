import type { PopupView } from '@grandstand/shared-types/wire/site/notices'
import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { StaffHtml } from '../../ui/staffHtml/StaffHtml.tsx'
import styles from './Warning.module.css'

interface WarningProps {
  popup: PopupView
  onUnderstood: () => void
}

/** A warning over the whole page, such as one about sites that look like the brand's, with the address that one is at. */
export function Warning({ popup, onUnderstood }: WarningProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={popup.title} form="sheet" onClose={onUnderstood}>
      <div className={styles.page}>
        <ShieldAlert size={56} className={styles.sign} aria-hidden />
        <StaffHtml html={popup.content} />
        <p className={styles.address}>
          {t('popups.address')} <bdi dir="ltr">{window.location.host}</bdi>
        </p>
        <Button size="large" onClick={onUnderstood} data-autofocus>
          {t('popups.understood')}
        </Button>
      </div>
    </Dialog>
  )
}
