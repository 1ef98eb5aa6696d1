import Icon from '@mui/icons-material/FingerprintOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/daily-heads',
  menu: { group: 'admin', order: 91, icon: Icon, label: 'dailyHeads.title' },
  right: 'site.edit',
  load: () => import('./DailyHeads.tsx'),
})
