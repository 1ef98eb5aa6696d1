import { useAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useViewport } from '../../ui/window/useViewport.ts'
import { ActTabs } from './ActTabs.tsx'
import styles from './MoneyPopup.module.css'
import { MoneyScreen } from './MoneyScreen.tsx'
import { moneyPopupAtom } from './moneyPopup.ts'

/** Deposits and withdrawals over any page. */
export default function MoneyPopup() {
  const { t } = useTranslation()
  const [act, setAct] = useAtom(moneyPopupAtom)
  const isPhone = useViewport() === 'phone'
  if (!act) return null
  const close = () => setAct(null)
  return (
    <Dialog title={t(`money.${act}`)} form={isPhone ? 'sheet' : 'wide'} onClose={close}>
      <div className={styles.popup}>
        <ActTabs act={act} onAct={setAct} />
        <MoneyScreen key={act} act={act} onLeave={close} />
      </div>
    </Dialog>
  )
}
