import Icon from '@mui/icons-material/QrCodeScannerOutlined'
import { page } from '../../../registry/page.ts'

export default page({
  path: '/ticket-check',
  menu: { group: 'overview', order: 20, icon: Icon, label: 'ticketCheck.title' },
  right: 'coupons.view',
  load: () => import('./TicketCheck.tsx'),
})
