import Icon from '@mui/icons-material/DnsOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/servers',
  menu: { group: 'admin', order: 92, icon: Icon, label: 'servers.title' },
  right: 'servers.view',
  load: () => import('./Servers.tsx'),
})
