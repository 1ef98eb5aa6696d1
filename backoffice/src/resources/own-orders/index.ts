import Icon from '@mui/icons-material/OutboxOutlined'
import { resource } from '../../registry/resource.ts'

/** The orders that the signed-in user gave, and what became of them. */
export default resource({
  name: 'own-orders',
  menu: { group: 'admin', order: 6, icon: Icon, counted: { state: 'waiting' } },
  rights: { read: ['results.enter', 'results.undo', 'coupons.cancel', 'coupons.resolve'] },
  pages: {
    list: () => import('./OwnOrderList.tsx'),
  },
})
