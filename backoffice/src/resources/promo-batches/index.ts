import Icon from '@mui/icons-material/LocalActivityOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'promo-batches',
  calledBy: 'label',
  menu: { group: 'payments', order: 73, icon: Icon },
  rights: { read: 'bonuses.view', write: 'bonuses.edit' },
  pages: {
    list: () => import('./BatchList.tsx'),
    create: () => import('./BatchCreate.tsx'),
    show: () => import('./BatchShow.tsx'),
  },
})
