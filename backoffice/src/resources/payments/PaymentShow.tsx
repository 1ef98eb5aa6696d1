import { Box } from '@mui/material'
import { isIban, shownIban } from '@grandstand/shared-types/payments/iban'
import type { PaymentDetail } from '@grandstand/shared-types/wire/money/payments'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { Copyable } from '../../fields/Copyable.tsx'
import { Dash, Money } from '../../fields/Money.tsx'
import { RecordLink } from '../../fields/RecordLink.tsx'
import { StatusChip, ToneChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { PageHeader } from '../../layout/PageHeader.tsx'
import { RelatedList } from '../../list/RelatedList.tsx'
import { Facts } from '../../record/page/Facts.tsx'
import { Loading } from '../../record/page/Loading.tsx'
import { Panel } from '../../record/page/Panel.tsx'
import { recordPage } from '../../record/page/RecordPage.tsx'
import { RecordHistory } from '../audit-log/RecordHistory.tsx'
import { paymentColumns } from './paymentColumns.tsx'
import { PaymentActions } from './PaymentActions.tsx'
import { PaymentSteps } from './PaymentSteps.tsx'
import { PrintButton } from './PrintButton.tsx'
import { ReasonText } from './ReasonText.tsx'
import { RiskChips } from './RiskChips.tsx'

const REFRESH_MS = 15_000

/** One payment: what officers may do with it, its form, its steps, and the player's other payments. */
export default recordPage(PaymentPage, REFRESH_MS)

function PaymentPage({ record: payment }: { record: PaymentDetail }) {
  const translate = useTranslate()
  const mayDecide = useMay('payments.decide')
  const { reference, state, userId, claimedBy, firstApprovedBy } = payment
  // a row of a list may be known before the detail has loaded
  if (!payment.steps) return <Loading />
  return (
    <>
      <PageHeader
        title={translate(`payments.title.${payment.direction}`, { reference })}
        backTo="/payments"
        detail={
          <>
            <StatusChip group="paymentState" code={state} />
            {payment.needsLook && <ToneChip tone="bad" text={translate('payments.needsLook')} />}
            {claimedBy && (
              <ToneChip tone="accent" text={translate('payments.worksOn', { name: claimedBy })} />
            )}
            {firstApprovedBy && state === 'waiting' && (
              <ToneChip
                tone="warn"
                text={translate('payments.firstApproved', { name: firstApprovedBy })}
              />
            )}
          </>
        }
        actions={
          <>
            {payment.direction === 'withdrawal' && <PrintButton paymentId={payment.id} />}
            {mayDecide && <PaymentActions payment={payment} />}
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '2fr 1fr' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <PaymentFacts payment={payment} />
          <FormValues payment={payment} />
        </Box>
        <Panel title={translate('payments.steps')}>
          <PaymentSteps payment={payment} />
        </Panel>
      </Box>
      <Panel title={translate('payments.ofPlayer', { name: payment.username })} isFlush>
        <RelatedList resource="payments" filter={{ userId }} sort={{ field: 'id', order: 'DESC' }}>
          {paymentColumns({ withUser: false })}
        </RelatedList>
      </Panel>
      <RecordHistory />
    </>
  )
}

function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const translate = useTranslate()
  const label = (name: string) => translate(`resources.payments.fields.${name}`)
  const { amountMinor, feeMinor, currency, direction } = payment
  return (
    <Panel>
      <Facts
        facts={[
          [label('amountMinor'), <Money minor={amountMinor} currency={currency} isStrong />],
          [label('feeMinor'), <Money minor={feeMinor} currency={currency} />],
          [
            translate(`payments.net.${direction}`),
            <Money minor={amountMinor - feeMinor} currency={currency} isStrong />,
          ],
          [
            label('username'),
            <RecordLink resource="users" id={payment.userId}>
              {payment.username}
            </RecordLink>,
          ],
          [
            label('methodName'),
            <RecordLink resource="payment-methods" id={payment.methodId}>
              {payment.methodName}
            </RecordLink>,
          ],
          [label('gateway'), <ValueText group="paymentGateway" code={payment.gateway} />],
          payment.gatewayReference !== null && [
            label('gatewayReference'),
            payment.gatewayReference,
          ],
          [label('createdAt'), <Time hasSeconds at={payment.createdAt} />],
          [label('risks'), <RiskChips of={payment} />],
          payment.needsTwoOfficers && [
            translate('payments.officers'),
            translate('payments.twoOfficers'),
          ],
          payment.reason !== null && [label('reason'), <ReasonText of={payment} />],
        ]}
      />
    </Panel>
  )
}

/** An account number can be copied as it was typed. */
function TypedValue({ title, value }: { title: string; value: string }) {
  if (value === '') return <Dash />
  if (!isIban(value)) return <bdi>{value}</bdi>
  return <Copyable text={value} shown={shownIban(value)} name={title} />
}

/** What the player typed into the form, with the bank. */
function FormValues({ payment: { values, bankName } }: { payment: PaymentDetail }) {
  const translate = useTranslate()
  if (values.length === 0 && bankName === null) return null
  return (
    <Panel title={translate('payments.form')}>
      <Facts
        facts={[
          bankName !== null && [translate('payments.bank'), bankName],
          ...values.map(
            ({ title, value }) =>
              [title, <TypedValue key={title} title={title} value={value} />] as const
          ),
        ]}
      />
    </Panel>
  )
}
