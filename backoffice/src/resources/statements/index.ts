import Icon from '@mui/icons-material/RequestQuoteOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'statements',
  menu: { group: 'ledger', order: 50, icon: Icon },
  rights: { read: 'statements.view' },
  parts: { 'statement-coupons': { read: 'statements.view' } },
  pages: {
    list: () => import('./StatementList.tsx'),
    show: () => import('./StatementShow.tsx'),
  },
})
