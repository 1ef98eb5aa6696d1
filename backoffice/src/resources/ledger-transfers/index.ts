import Icon from '@mui/icons-material/SwapHorizOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'ledger-transfers',
  menu: { group: 'ledger', order: 30, icon: Icon },
  rights: { read: 'ledger.view' },
  pages: {
    list: () => import('./TransferList.tsx'),
    show: () => import('./TransferShow.tsx'),
  },
})
