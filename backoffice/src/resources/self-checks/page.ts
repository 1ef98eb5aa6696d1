import Icon from '@mui/icons-material/VerifiedUserOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/self-checks',
  menu: { group: 'admin', order: 90, icon: Icon, label: 'selfChecks.title' },
  right: 'servers.view',
  load: () => import('./SelfChecks.tsx'),
})
