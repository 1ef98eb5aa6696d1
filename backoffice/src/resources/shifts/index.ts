import Icon from '@mui/icons-material/PointOfSaleOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'shifts',
  menu: { group: 'ledger', order: 60, icon: Icon },
  rights: { read: 'desk.view' },
  pages: {
    list: () => import('./ShiftList.tsx'),
    show: () => import('./ShiftShow.tsx'),
  },
})
