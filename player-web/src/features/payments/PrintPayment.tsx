import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { printPaper } from '@grandstand/shared-types/browser/print_paper'
import { useMutation } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/client.ts'
import { failureText } from '../../i18n/errorText.ts'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Payments.module.css'

/** Prints the receipt of an own withdrawal: first the original, then copies. */
export function PrintPayment({ reference }: { reference: string }) {
  const { t, i18n } = useTranslation()
  const format = useFormat()
  const print = useMutation({
    mutationFn: async () => {
      const order = { params: { reference }, key: randomKey() }
      await printPaper(await call('POST /v1/me/payments/:reference/prints', order), i18n.language)
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        disabled={print.isPending}
        onClick={() => print.mutate()}
      >
        <Printer size={16} aria-hidden />
        {t('print.ask.coupon')}
      </Button>
      {print.isError && (
        <p className={styles.fault} role="alert">
          {failureText(print.error, t, format)}
        </p>
      )}
    </>
  )
}
