import Icon from '@mui/icons-material/HowToRegOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'decisions',
  menu: { group: 'admin', order: 5, icon: Icon, counted: { state: 'waiting' } },
  rights: { read: 'decisions.approve', write: 'decisions.approve' },
  pages: {
    list: () => import('./DecisionList.tsx'),
  },
})
