import { useState } from 'react'
import { Box, Button } from '@mui/material'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import type { PrintView } from '@grandstand/shared-types/wire/betting/printing'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMe } from '../../../access/useMe.ts'
import { ToneChip, type Tone } from '../../../fields/StatusChip.tsx'
import { Loaded } from '../../../record/page/Loaded.tsx'
import { ActLine } from './ActLine.tsx'
import { CancelPrintDialog } from './CancelPrintDialog.tsx'
import { usePrintsReading } from './usePrint.ts'

const TONES: Readonly<Record<PrintView['status'], Tone>> = {
  waiting: 'warn',
  printed: 'good',
  cancelled: 'bad',
}

/** Every print of a coupon: the original and the copies, who printed them, and a button to cancel one. */
export function CouponPrints({ coupon }: { coupon: CouponDetail }) {
  const translate = useTranslate()
  const answer = useQuery(usePrintsReading(coupon.id))
  return (
    <Loaded answer={answer} sx={{ m: 2 }}>
      {(prints) =>
        prints.length === 0 ? (
          <Box sx={{ p: 2, color: 'text.secondary' }}>{translate('print.none')}</Box>
        ) : (
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {prints.map((print) => (
              <PrintRow key={print.id} print={print} />
            ))}
          </Box>
        )
      }
    </Loaded>
  )
}

function PrintRow({ print }: { print: PrintView }) {
  const translate = useTranslate()
  const me = useMe()
  const [isCancelling, setIsCancelling] = useState(false)
  const mayCancel =
    (me?.permissions.includes('coupons.print') ?? false) && print.status !== 'cancelled'
  const { subject, copyNumber, status, asked, cancelled } = print
  return (
    <Box
      component="li"
      sx={{
        'display': 'flex',
        'flexWrap': 'wrap',
        'alignItems': 'center',
        'gap': 1.5,
        'px': 2,
        'py': 1,
        'fontSize': 13,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          {translate(`print.subject.${subject}`)}
          {' · '}
          {copyNumber === 0
            ? translate('print.original')
            : translate('print.copy', { number: copyNumber })}
        </Box>
        <ActLine act={asked} />
        {cancelled && (
          <Box>
            {translate('print.cancelledBecause', { reason: cancelled.reason })}{' '}
            <ActLine act={cancelled} />
          </Box>
        )}
      </Box>
      <ToneChip tone={TONES[status]} text={translate(`print.status.${status}`)} />
      {mayCancel && (
        <Button size="small" color="inherit" onClick={() => setIsCancelling(true)}>
          {translate('print.cancel')}
        </Button>
      )}
      {isCancelling && <CancelPrintDialog print={print} onClose={() => setIsCancelling(false)} />}
    </Box>
  )
}
