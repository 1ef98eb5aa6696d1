import { useAtomValue } from 'jotai'
import { AppWindow } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHome } from '../../../../i18n/useHome.ts'
import { Button } from '../../../../ui/Button.tsx'
import { printerWindowAtom } from './usePrinterWindow.ts'

/** Opens the printer window; hidden while one is open. */
export function PrinterWindowButton() {
  const { t } = useTranslation()
  const home = useHome()
  const isOpen = useAtomValue(printerWindowAtom)
  if (isOpen) return null
  return (
    <Button
      size="small"
      variant="quiet"
      title={t('desk.printerWindowWhy')}
      // without `noopener`, both windows would share a process, which takes no keys while it prints
      onClick={() =>
        window.open(`${home}desk/printer`, '_blank', 'noopener,popup,width=480,height=360')
      }
    >
      <AppWindow size={16} aria-hidden />
      {t('desk.openPrinterWindow')}
    </Button>
  )
}
