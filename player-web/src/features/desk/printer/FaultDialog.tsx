import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useTranslation } from 'react-i18next'
import { PRINTER_FAULTS, type PrinterFault } from './printer.ts'
import styles from './PrinterBar.module.css'

interface FaultDialogProps {
  onChoose: (fault: PrinterFault) => void
  onClose: () => void
}

/** Lets the cashier say what is wrong with the printer; Escape means nothing. */
export function FaultDialog({ onChoose, onClose }: FaultDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('desk.whichFault')} onClose={onClose}>
      <div className="dialog-body">
        <div className={styles.choices}>
          {PRINTER_FAULTS.map((fault, index) => (
            <Button
              key={fault}
              variant="quiet"
              size="large"
              data-autofocus={index === 0 || undefined}
              onClick={() => onChoose(fault)}
            >
              {t(`desk.faults.${fault}`)}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  )
}
