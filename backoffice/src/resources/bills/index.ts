import Icon from '@mui/icons-material/ReceiptLongOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'bills',
  menu: { group: 'ledger', order: 65, icon: Icon },
  rights: { read: 'desk.view' },
  pages: { list: () => import('./BillList.tsx') },
})
