import { useState } from 'react'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import { Button } from '@mui/material'
import type { CouponDetail } from '@grandstand/shared-types/wire/coupons'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { useManualActions } from './manual/useManualActions.ts'
import { PrintButtons } from './prints/PrintButtons.tsx'
import { ManualDialog } from './manual/ManualDialog.tsx'

/** States of a coupon in which staff can resolve it. */
const DECIDABLE: ReadonlySet<string> = new Set(['accepted', 'settled'])

/** The actions of staff on the page of a coupon. */
export function CouponActions({ coupon }: { coupon: CouponDetail }) {
  const translate = useTranslate()
  const actions = useManualActions()
  const mayPrint = useMay('coupons.print')
  const [isDeciding, setIsDeciding] = useState(false)
  const mayDecide = actions.length > 0 && DECIDABLE.has(coupon.state)
  return (
    <>
      {mayDecide && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<GavelIcon />}
          onClick={() => setIsDeciding(true)}
        >
          {translate('manual.open')}
        </Button>
      )}
      {mayPrint && <PrintButtons coupon={coupon} />}
      {isDeciding && <ManualDialog coupon={coupon} onClose={() => setIsDeciding(false)} />}
    </>
  )
}
