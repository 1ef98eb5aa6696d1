import PrintIcon from '@mui/icons-material/PrintOutlined'
import { useTranslate } from 'ra-core'
import { LinkButton } from '../../../record/page/LinkButton.tsx'

/** Leads to the slip of a movement of credit. */
export function SlipButton({ transferId }: { transferId: number }) {
  const translate = useTranslate()
  return (
    <LinkButton
      to={`/credit-slips/${transferId}`}
      icon={<PrintIcon />}
      label={translate('credit.slip')}
    />
  )
}
