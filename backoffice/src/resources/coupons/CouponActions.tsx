import { useState } from 'react'
import GavelIcon from '@mui/icons-material/GavelOutlined'
import { Button } from '@mui/material'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useTranslate } from 'ra-core'
import { useMay } from '../../access/useMay.ts'
import { useManualActions } from './manual/useManualActions.ts'
import { useOrderOnCoupon } from './useOrderOnCoupon.ts'
import { PrintButtons } from './prints/PrintButtons.tsx'
import { ManualDialog } from './manual/ManualDialog.tsx'

/** States of a coupon in which staff can resolve it. */
const RESOLVABLE: ReadonlySet<string> = new Set(['accepted', 'settled'])

/** The actions of staff on the page of a coupon. */
export function CouponActions({ coupon }: { coupon: CouponDetail }) {
  const translate = useTranslate()
  const actions = useManualActions()
  const mayPrint = useMay('coupons.print')
  const [isResolving, setIsResolving] = useState(false)
  const order = useOrderOnCoupon(coupon.id)
  const mayResolve = actions.length > 0 && order === null && RESOLVABLE.has(coupon.state)
  return (
    <>
      {mayResolve && (
        <Button
          variant="outlined"
          color="error"
          startIcon={<GavelIcon />}
          onClick={() => setIsResolving(true)}
        >
          {translate('manual.open')}
        </Button>
      )}
      {mayPrint && <PrintButtons coupon={coupon} />}
      {isResolving && <ManualDialog coupon={coupon} onClose={() => setIsResolving(false)} />}
    </>
  )
}
