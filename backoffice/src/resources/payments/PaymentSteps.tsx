import { Box } from '@mui/material'
import { STEP_NOTES } from '@grandstand/shared-types/payments/reasons'
import type { PaymentDetail, PaymentStepRow } from '@grandstand/shared-types/wire/money/payments'
import type { ToldOfPayment } from '@grandstand/shared-types/wire/money/told_of_payment'
import { useTranslate } from 'ra-core'
import { Money } from '../../fields/Money.tsx'
import { StatusChip } from '../../fields/StatusChip.tsx'
import { Time } from '../../fields/Time.tsx'
import { ValueText } from '../../fields/ValueText.tsx'
import { FigureLink } from '../../fields/FigureLink.tsx'
import { listLink } from '../../list/listLink.ts'

/** The steps of a payment from the first to the last, each with who made it. */
export function PaymentSteps({ payment: { id, steps, transferIds } }: { payment: PaymentDetail }) {
  const translate = useTranslate()
  return (
    <>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} isLast={index === steps.length - 1} />
        ))}
      </Box>
      {transferIds.length > 0 && (
        <Box sx={{ mt: 1.5, fontSize: 13 }}>
          <FigureLink
            to={listLink('ledger-transfers', { referenceType: 'payment', referenceId: id })}
          >
            {translate('payments.transfers', { smart_count: transferIds.length })}
          </FigureLink>
        </Box>
      )}
    </>
  )
}

/** What the gateway told, where it was not followed. */
function Told({ of: { state, amountMinor, currency, reference } }: { of: ToldOfPayment }) {
  return (
    <Box sx={{ fontSize: 13, display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <StatusChip group="paymentState" code={state} />
      <Money minor={amountMinor} currency={currency} isStrong />
      <Box component="bdi" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {reference}
      </Box>
    </Box>
  )
}

function Step({ step, isLast }: { step: PaymentStepRow; isLast: boolean }) {
  const isOurs = STEP_NOTES.some((note) => note === step.note)
  return (
    <Box
      component="li"
      sx={{
        'position': 'relative',
        'pl': 2.5,
        'pb': isLast ? 0 : 2,
        '&::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 3,
          top: 6,
          width: 9,
          height: 9,
          borderRadius: '50%',
          bgcolor: isLast ? 'primary.main' : 'divider',
        },
        ...(!isLast && {
          '&::after': {
            content: '""',
            position: 'absolute',
            insetInlineStart: 7,
            top: 18,
            bottom: -4,
            width: '1px',
            bgcolor: 'divider',
          },
        }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <StatusChip group="paymentState" code={step.state} />
        <Box sx={{ fontSize: 13 }}>
          {step.actorName ?? <ValueText group="actor" code="system" />}
        </Box>
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
        <Time hasSeconds at={step.at} />
      </Box>
      {step.told && <Told of={step.told} />}
      {step.note && (
        <Box sx={{ fontSize: 13, overflowWrap: 'anywhere' }}>
          {isOurs ? <ValueText group="paymentNote" code={step.note} /> : step.note}
        </Box>
      )}
    </Box>
  )
}
