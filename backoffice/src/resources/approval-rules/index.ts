import Icon from '@mui/icons-material/RuleOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'approval-rules',
  menu: { group: 'catalogue', order: 72, icon: Icon },
  rights: { read: 'prices.limit', write: 'prices.limit' },
  pages: {
    list: () => import('./ApprovalRuleList.tsx'),
    create: () => import('./ApprovalRuleForm.tsx'),
    edit: () => import('./ApprovalRuleForm.tsx'),
  },
})
