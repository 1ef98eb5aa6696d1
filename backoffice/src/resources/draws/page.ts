import Icon from '@mui/icons-material/BarChartOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/draw-report',
  menu: { group: 'games', order: 45, icon: Icon, label: 'draws.report.title' },
  right: 'coupons.paid',
  load: () => import('./report/DrawReport.tsx'),
})
