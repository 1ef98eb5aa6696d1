import Icon from '@mui/icons-material/ShieldOutlined'
import { resource } from '../../registry/resource.ts'

export default resource({
  name: 'teams',
  calledBy: 'name',
  menu: { group: 'catalogue', order: 50, icon: Icon },
  rights: { read: 'catalogue.view', write: 'catalogue.edit' },
  pages: {
    list: () => import('./TeamList.tsx'),
    create: () => import('./TeamForm.tsx'),
    edit: () => import('./TeamForm.tsx'),
  },
})
