import Icon from '@mui/icons-material/TimerOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/live-settings',
  menu: { group: 'live', order: 20, icon: Icon, label: 'liveSettings.title' },
  right: 'site.edit',
  load: () => import('./LiveSettings.tsx'),
})
