import { useMutation } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useCall } from '../../api/useCall.ts'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { Failures } from '../../record/page/Loaded.tsx'
import { Loading } from '../../record/page/Loading.tsx'
import { ComparisonForm, type ComparisonOrder } from './ComparisonForm.tsx'
import { Differences } from './Differences.tsx'
import { fileFault } from './fileFault.ts'

/** What a gateway says of a method's payments, beside our ledger. */
export default function ComparisonPage() {
  const translate = useTranslate()
  const call = useCall()
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (body: ComparisonOrder) => call('POST /v1/payment-comparisons', { body }),
  })
  const line = fileFault(error)
  return (
    <>
      <PageHeader title={translate('paymentComparison.title')} />
      <ComparisonForm isBusy={isPending} onCompare={mutate} />
      {isPending && <Loading />}
      {!isPending && error && (
        <Failures
          error={
            line === null ? error : new Error(translate('paymentComparison.lineFault', { line }))
          }
        />
      )}
      {!isPending && data && <Differences of={data} />}
    </>
  )
}
