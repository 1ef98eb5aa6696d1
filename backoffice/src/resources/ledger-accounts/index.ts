import Icon from '@mui/icons-material/AccountBalanceOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'ledger-accounts',
  menu: { group: 'ledger', order: 10, icon: Icon },
  rights: { read: 'ledger.view' },
  pages: {
    list: () => import('./AccountList.tsx'),
    show: () => import('./AccountShow.tsx'),
  },
})
