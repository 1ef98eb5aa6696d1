import { randomKey } from '@grandstand/shared-types/browser/random_key'
import { printPaper } from '@grandstand/shared-types/browser/print_paper'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useLocaleState, useNotify, useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'

/** Prints the receipt of a withdrawal. */
export function PrintButton({ paymentId }: { paymentId: number }) {
  const translate = useTranslate()
  const notify = useNotify()
  const call = useCall()
  const [lang] = useLocaleState()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const params = { id: paymentId }
      const key = randomKey()
      await printPaper(await call('POST /v1/payments/:id/prints', { params, key }), lang)
    },
    onError: (refusal) => notify(refusal.message, { type: 'error' }),
  })
  return (
    <Button color="inherit" startIcon={<PrintIcon />} loading={isPending} onClick={() => mutate()}>
      {translate('payments.print')}
    </Button>
  )
}
