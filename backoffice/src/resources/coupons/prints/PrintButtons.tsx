import PrintIcon from '@mui/icons-material/PrintOutlined'
import { Button } from '@mui/material'
import { printableSubjects } from '@grandstand/shared-types/coupons/model/prints'
import type { CouponDetail } from '@grandstand/shared-types/wire/betting/coupons'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useMay } from '../../../access/useMay.ts'
import { usePrint, usePrintsReading } from './usePrint.ts'

/** Prints the ticket and the receipts of a coupon; each button says how often it was printed. */
export function PrintButtons({ coupon }: { coupon: CouponDetail }) {
  const translate = useTranslate()
  const { data: prints = [] } = useQuery(usePrintsReading(coupon.id))
  const print = usePrint(coupon.id)
  const seesPayment = useMay('coupons.paid')
  // a receipt names the money paid, which not all staff may see
  const subjects = printableSubjects(coupon).filter((one) => one === 'coupon' || seesPayment)
  return subjects.map((subject) => {
    const count = prints.filter((one) => one.subject === subject && one.status === 'printed').length
    const label = translate(`print.${count > 0 ? 'again' : 'ask'}.${subject}`)
    return (
      <Button
        key={subject}
        variant="outlined"
        startIcon={<PrintIcon />}
        loading={print.isPending && print.variables === subject}
        disabled={print.isPending}
        onClick={() => print.mutate(subject)}
      >
        {count > 0 ? `${label} (${count})` : label}
      </Button>
    )
  })
}
