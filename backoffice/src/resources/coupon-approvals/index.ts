import Icon from '@mui/icons-material/PendingActionsOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'coupon-approvals',
  menu: { group: 'overview', order: 12, icon: Icon, counted: { state: 'waiting' } },
  rights: { read: 'prices.limit', write: 'prices.limit' },
  pages: { list: () => import('./ApprovalList.tsx') },
})
