import Icon from '@mui/icons-material/RequestQuoteOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'bonus-requests',
  menu: { group: 'payments', order: 71, icon: Icon, counted: { status: '0' } },
  rights: { read: 'bonuses.view' },
  pages: { list: () => import('./RequestList.tsx') },
})
