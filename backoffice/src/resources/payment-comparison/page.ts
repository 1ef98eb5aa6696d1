import Icon from '@mui/icons-material/BalanceOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/payment-comparison',
  menu: { group: 'payments', order: 30, icon: Icon, label: 'paymentComparison.title' },
  right: 'payments.compare',
  load: () => import('./ComparisonPage.tsx'),
})
