import Icon from '@mui/icons-material/BarChartOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/bonus-report',
  menu: { group: 'payments', order: 74, icon: Icon, label: 'bonuses.costs.title' },
  right: 'bonuses.view',
  load: () => import('./costs/BonusReport.tsx'),
})
