import Icon from '@mui/icons-material/ReceiptLongOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'ledger-entries',
  menu: { group: 'ledger', order: 20, icon: Icon },
  rights: { read: 'ledger.view' },
  pages: {
    list: () => import('./EntryList.tsx'),
  },
})
