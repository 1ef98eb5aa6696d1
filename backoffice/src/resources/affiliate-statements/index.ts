import Icon from '@mui/icons-material/ReceiptOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'affiliate-statements',
  menu: { group: 'ledger', order: 71, icon: Icon },
  rights: { read: 'affiliates.view' },
  parts: {
    'affiliate-statement-lines': { read: 'affiliates.view' },
    'affiliate-statement-players': { read: 'affiliates.view' },
  },
  pages: {
    list: () => import('./StatementList.tsx'),
    show: () => import('./StatementShow.tsx'),
  },
})
