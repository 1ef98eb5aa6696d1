import Icon from '@mui/icons-material/ScienceOutlined'
import { page } from '../../registry/page.ts'

export default page({
  path: '/rule-lab',
  menu: { group: 'ledger', order: 90, icon: Icon, label: 'ruleLab.title' },
  right: 'rules.try',
  load: () => import('./RuleLab.tsx'),
})
