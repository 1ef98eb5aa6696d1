import { printPaper } from '@grandstand/shared-types/browser/print_paper'
import { Printer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ListPage } from '../../../../ui/ListPage.tsx'
import { StatePanel } from '../../../../ui/StatePanel.tsx'
import { serveAsPrinter } from './printerWindow.ts'

/** A window that prints the papers of the desk in another window. */
export default function PrinterWindowPage() {
  const { t } = useTranslation()
  const [waiting, setWaiting] = useState(0)
  useEffect(
    () =>
      serveAsPrinter(async ({ paper, lang, paperMm }) => {
        setWaiting((before) => before + 1)
        await printPaper(paper, lang, paperMm)
        setWaiting((before) => before - 1)
      }),
    []
  )
  return (
    <ListPage title={t('deskPage.printer')}>
      <StatePanel
        kind="empty"
        icon={Printer}
        title={waiting > 0 ? t('desk.printing') : t('desk.printerReady')}
        hint={t('desk.printerWindowHint')}
      />
    </ListPage>
  )
}
