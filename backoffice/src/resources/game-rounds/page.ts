import Icon from '@mui/icons-material/BarChartOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/game-report',
  menu: { group: 'games', order: 70, icon: Icon, label: 'gameRounds.report.title' },
  right: 'rounds.view',
  load: () => import('./report/GameReport.tsx'),
})
