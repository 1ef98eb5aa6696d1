import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../api/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Key } from '../Key.tsx'
import { preferencesAtom } from '../settings/preferences.ts'
import { useTranslation } from 'react-i18next'
import { STATUS, useStatus } from '../../status/index.ts'
import { FaultDialog } from './FaultDialog.tsx'
import {
  printerFaultAtom,
  sellWithoutPaperAtom,
  sentPaperAtom,
  type PrinterFault,
  type SentPaper,
} from './printer.ts'
import styles from './PrinterBar.module.css'
import { usePrintPaper } from './usePrintPaper.ts'
import { PrinterWindowButton } from './window/PrinterWindowButton.tsx'

/**
 * The state of the printer. After a print it asks whether the paper came out; the cashier need not answer when it did.
 * A fault stops all sales until the paper is printed again, or the cashier sells without paper.
 */
export function PrinterBar() {
  const { t } = useTranslation()
  const { printer } = useAtomValue(preferencesAtom)
  const fault = useAtomValue(printerFaultAtom)
  const sent = useAtomValue(sentPaperAtom)
  const [isAsking, setAsking] = useState(false)
  const setFault = useSetAtom(printerFaultAtom)
  const choose = (chosen: PrinterFault) => {
    setFault(chosen)
    setAsking(false)
  }
  return (
    <section className={styles.bar} aria-label={t('desk.printer')} data-fault={fault !== null}>
      <Printer size={22} aria-hidden />
      {fault !== null ? (
        <Fault fault={fault} sent={sent} />
      ) : (
        <>
          <p className={styles.text} role="status">
            {!printer && t('desk.printerOff')}
            {printer &&
              (sent
                ? t(`desk.cameOut.${sent.subject === 'ticket' ? 'coupon' : sent.subject}`, {
                    code: sent.code,
                  })
                : t('desk.printerReady'))}
          </p>
          {printer && <PrinterWindowButton />}
          {printer && (
            <Button size="small" variant="quiet" data-hotkey="F7" onClick={() => setAsking(true)}>
              {sent ? t('desk.didNotComeOut') : t('desk.reportFault')} <Key name="F7" />
            </Button>
          )}
        </>
      )}
      {isAsking && <FaultDialog onChoose={choose} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Fault({ fault, sent }: { fault: PrinterFault; sent: SentPaper | null }) {
  const { t } = useTranslation()
  const setFault = useSetAtom(printerFaultAtom)
  const setSent = useSetAtom(sentPaperAtom)
  const withoutPaper = useSetAtom(sellWithoutPaperAtom)
  const status = useStatus()
  const sellWithoutPaper = () => {
    withoutPaper()
    status.show(STATUS.info, t('desk.printerOff'))
  }
  const print = usePrintPaper()
  const again = useMutation({
    mutationFn: async () => {
      if (!sent) return
      // the paper that did not come out is void, so the next print is the original
      const spoiled = {
        params: { id: sent.printId },
        body: { reason: t(`desk.faults.${fault}`) },
      }
      if ('drawTicketId' in sent) await call('POST /v1/draw-prints/:id/cancel', spoiled)
      else await call('POST /v1/prints/:id/cancel', spoiled)
      setSent(null)
      setFault(null)
      await print(sent)
    },
    onSettled: () => setFault(null),
  })
  return (
    <>
      <p className={styles.text} role="alert">
        <b>{t(`desk.faults.${fault}`)}</b> {t('desk.salesStopped')}
      </p>
      <Button
        size="small"
        data-hotkey="F7"
        disabled={again.isPending}
        onClick={() => again.mutate()}
      >
        {sent ? t('desk.printAgain') : t('desk.printerWorks')} <Key name="F7" />
      </Button>
      <Button size="small" variant="quiet" onClick={sellWithoutPaper}>
        {t('desk.sellWithoutPaper')}
      </Button>
    </>
  )
}
