import Icon from '@mui/icons-material/BarChartOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/payment-report',
  menu: { group: 'payments', order: 20, icon: Icon, label: 'payments.report.title' },
  right: 'payments.view',
  load: () => import('./report/PaymentReport.tsx'),
})
